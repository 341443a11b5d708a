"""Names the user of each public symbol, and fails if a symbol has none.

usage: surface.py GRAPHS TREES ARTICLES...

GRAPHS is a folder of symbol graphs, TREES a folder of syntax trees that the compiler wrote for code
that uses the modules as a user does, and ARTICLES are Markdown files. A symbol is used by the code
that refers to it, or by an article that links to it. The following symbols are used together with
another one:

- a case, and a static property of its own type, with the type: such lists are used as a whole;
- what a protocol requires or implements, with the type that conforms;
- a type, with a symbol whose declaration contains it;
- a property, with the initializer that has a parameter of that name.
"""

import json
import re
import sys
from collections import defaultdict
from pathlib import Path

# Members that protocols of the standard library require.
REQUIRED = set(
    """== != < hash encode init(from:) init(rawValue:) rawValue description debugDescription errorDescription allCases
    id next makeIterator startIndex endIndex subscript(_:) init(stringLiteral:) init(arrayLiteral:)
    init(dictionaryLiteral:) init(floatLiteral:) init(integerLiteral:)
    init(booleanLiteral:) init(stringInterpolation:) init(literalCapacity:interpolationCount:) appendLiteral encodeTestArgument""".split()
)
REFERENCE = re.compile(
    r'"_kind":"source_file","filename":"(?P<file>[^"]*)"'
    r'|"(?P<usr>s:[0-9]+Pantomime[A-Za-z0-9_]+)"|"\$s(?P<type>[0-9]+Pantomime[A-Za-z0-9_]+?)m?D"'
)
REQUIREMENTS = ("requirementOf", "optionalRequirementOf", "defaultImplementationOf")
ORIGIN = re.compile(r'#sourceLocation\(file: "([^"]*)"')
LINK = re.compile(r"``([A-Za-z][^`]*)``")


class Symbol:
    """A public symbol, its declaration, and the symbols that it depends on."""

    def __init__(self, module, entry):
        self.module = module
        self.path = entry["pathComponents"]
        self.kind = entry["kind"]["identifier"].removeprefix("swift.")
        self.isDocumented = "docComment" in entry
        signature = entry.get("functionSignature", {})
        fragments = entry.get("declarationFragments", []) + signature.get("returns", [])
        for parameter in signature.get("parameters", []):
            fragments = fragments + parameter.get("declarationFragments", [])
        self.types = [f["preciseIdentifier"] for f in fragments if "preciseIdentifier" in f]
        self.owner = None
        self.isRequirement = False
        self.user = None

    @property
    def base(self):
        return self.path[-1].split("(")[0]


def read_graphs(folder):
    symbols, requirements, conformances = {}, defaultdict(set), defaultdict(set)
    implements = {}
    for file in sorted(folder.glob("*.symbols.json")):
        graph = json.loads(file.read_text())
        module = file.name.split(".")[0].split("@")[0]
        for entry in graph["symbols"]:
            symbols[entry["identifier"]["precise"]] = Symbol(module, entry)
        for relation in graph["relationships"]:
            source, target = relation["source"], relation["target"]
            match relation["kind"]:
                case "memberOf":
                    implements.setdefault(source, target)
                case "requirementOf" | "optionalRequirementOf":
                    requirements[target].add(source)
                    implements[source] = target
                case "conformsTo":
                    conformances[source].add(target)
                case "defaultImplementationOf" if "Pantomime" in target:
                    implements[source] = target
            if relation["kind"] in REQUIREMENTS and source in symbols:
                symbols[source].isRequirement = True
    for identifier, owner in implements.items():
        if identifier in symbols:
            symbols[identifier].owner = owner
    return symbols, requirements, conformances


def find_users(symbols, trees, articles):
    for tree in sorted(trees.glob("*.json")):
        user = tree.stem
        for match in REFERENCE.finditer(tree.read_text(errors="replace")):
            if match["file"]:
                user = match["file"]
                origin = ORIGIN.search(Path(user).read_text())
                user = origin[1] if origin else user.removeprefix(f"{Path.cwd()}/")
                continue
            symbol = symbols.get(match["usr"] or "s:" + match["type"])
            if symbol and not symbol.user:
                symbol.user = user
    links = defaultdict(list)
    for article in articles:
        for link in LINK.findall(Path(article).read_text()):
            links[re.sub(r"-[^/]+$", "", link)].append(article.removeprefix(f"{Path.cwd()}/"))
    for symbol in symbols.values():
        if not symbol.user and "/".join(symbol.path) in links:
            symbol.user = links["/".join(symbol.path)][0]


def spread(symbols, requirements, conformances):
    """Marks the symbols that are used together with others, until nothing changes."""
    members = defaultdict(list)
    for symbol in symbols.values():
        members[symbol.owner].append(symbol)
    names = {
        target: {symbols[r].path[-1] for r in sources if r in symbols}
        for target, sources in requirements.items()
    }

    def is_required(symbol, owner):
        if symbol.base in REQUIRED or symbol.path[-1] in REQUIRED:
            return True
        return any(symbol.path[-1] in names.get(p, ()) for p in conformances.get(owner, ()))

    pending = [identifier for identifier, symbol in symbols.items() if symbol.user]
    while pending:
        identifier = pending.pop()
        symbol = symbols[identifier]
        others = [*symbol.types, symbol.owner, *conformances.get(identifier, ())]
        used = [symbols[other] for other in others if other in symbols]
        for member in members[identifier]:
            is_entry = member.kind in ("type.property", "enum.case") and (
                member.kind == "enum.case" or identifier in member.types
            )
            if is_entry or member.isRequirement or is_required(member, identifier):
                used.append(member)
        if symbol.kind == "init":
            labels = set(symbol.path[-1][5:-1].split(":"))
            used += [m for m in members[symbol.owner] if m.kind == "property" and m.base in labels]
        for other in used:
            if not other.user:
                other.user = symbol.user
                pending.append(other.identifier)


def main():
    graphs, trees, articles = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    symbols, requirements, conformances = read_graphs(graphs)
    for identifier, symbol in symbols.items():
        symbol.identifier = identifier
    find_users(symbols, trees, articles)
    spread(symbols, requirements, conformances)
    # The types of the standard library that conform to a protocol of ours get its members.
    foreign = {
        target: source
        for source, targets in conformances.items()
        for target in targets
        if source not in symbols and target in symbols and "Pantomime" not in source
    }
    unused = 0
    for symbol in sorted(symbols.values(), key=lambda s: (s.module, s.path)):
        name = f"{symbol.module} {'.'.join(symbol.path)}"
        print(f"{name}\t{symbol.user or '-'}")
        if not symbol.user:
            unused += 1
            print(f"no article, example, or test uses the public symbol {name}", file=sys.stderr)
        if symbol.owner in foreign:
            unused += 1
            print(f"{foreign[symbol.owner]} gets the public member {name}", file=sys.stderr)
        if not symbol.isDocumented and symbol.base not in REQUIRED:
            unused += 1
            print(f"the public symbol {name} has no documentation", file=sys.stderr)
    sys.exit(1 if unused else 0)


main()
