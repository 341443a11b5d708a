"""Fails if a documentation comment mentions a member that doesn't exist: mentions.py FOLDER...

A mention is a name in code voice of the form `Type.member` or `Type.member(_:label:)`, where `Type` is
declared in the given folders. The member has to be declared in a body of that type, in an extension
of it, or in a protocol that it may conform to.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

TYPE = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|private|fileprivate|internal|final|indirect|nonisolated)\s+)*"
    r"(struct|enum|class|protocol|extension|actor)\s+([A-Za-z_][\w.]*)(?:<[^>{]*>)?\s*([^{]*)\{?"
)
MEMBER = re.compile(
    r"\b(?:func|var|let|case|typealias|associatedtype)\s+(`?[\w]+`?|[^\w\s(]+)|\b(init)\b\s*[?<(]|\b(subscript)\b\s*[<(]"
)
MENTION = re.compile(r"(?<!`)`([A-Z]\w*(?:\.[A-Z]\w*)*)\.([a-z]\w*)(\([\w:]*\))?`(?!`)")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def main(folders):
    members, bases, mentions = defaultdict(set), defaultdict(set), []
    for folder in folders:
        for file in sorted(Path(folder).rglob("*.swift")):
            read(file, members, bases, mentions)
    missing = []
    for file, number, name, member in mentions:
        last = name.split(".")[-1]
        if last not in members:
            continue
        if member not in everything(last, members, bases, set()):
            missing.append(f"{file}:{number}: `{name}.{member}` doesn't exist")
    print("\n".join(missing))
    return 1 if missing else 0


def everything(name, members, bases, seen):
    """Returns the members of a type and of what it inherits from."""
    if name in seen:
        return set()
    seen.add(name)
    found = set(members[name]) if name in members else set()
    for base in bases.get(name, ()):
        found |= everything(base, members, bases, seen)
    return found | {"init", "self", "allCases", "rawValue", "description", "hashValue"}


def read(file, members, bases, mentions):
    stack, depth, inside_text = [], 0, False
    pending = None
    for number, line in enumerate(file.read_text().splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("///"):
            for match in MENTION.finditer(line):
                mentions.append((file, number, match[1], match[2]))
            continue
        if stripped.startswith("//"):
            continue
        if '"""' in line:
            if line.count('"""') % 2:
                inside_text = not inside_text
            continue
        if inside_text:
            continue
        code = STRING.sub('""', line).split(" //")[0]
        found = TYPE.match(code)
        if found and not re.match(r"\s*(case|let|var|func)\b", code):
            name = found[2].split(".")[-1]
            for base in re.findall(r"[A-Z]\w*", found[3].split(" where ")[0]):
                bases[name].add(base)
            members.setdefault(name, set())
            for _, owner in stack:
                members[owner].add(name)
            pending = name
        if stack:
            for match in MEMBER.finditer(code):
                members[stack[-1][1]].add((match[1] or match[2] or match[3]).strip("`"))
            if re.match(r"\s*(indirect )?case ", code):
                for part in re.sub(r"\([^()]*(\([^()]*\)[^()]*)*\)", "", code).split("case", 1)[1].split(","):
                    word = re.match(r"\s*`?(\w+)", part)
                    if word:
                        members[stack[-1][1]].add(word[1])
        for character in code:
            if character == "{":
                depth += 1
                if pending:
                    stack.append((depth, pending))
                    pending = None
            elif character == "}":
                if stack and stack[-1][0] == depth:
                    stack.pop()
                depth -= 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
