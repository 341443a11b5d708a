import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The syntax of scripts for editors, derived from the verbs and names of a catalog.
///
/// A grammar only colors: it knows the words of the language and their places, and leaves all checks
/// to `pantomime check`.
package struct EditorGrammar: Sendable {
  private let catalog: Catalog

  package init(of catalog: Catalog) { self.catalog = catalog }

  /// The forms of all verbs, each of which has a name and an example.
  private var forms: [Form] { catalog.verbs.map { $0.form } }

  /// The verbs, longer ones first, so that none hides a longer one.
  private var verbs: [String] {
    forms.map { $0.name }.filter { $0 != InstantPrefix.word }.sorted {
      ($1.count, $0) < ($0.count, $1)
    }
  }

  /// The words between values.
  private var words: [String] {
    let claims =
      Opening.allCases.map { $0.rawValue }
      + Opening.allCases.flatMap {
        Claim.keywords(of: $0)
      }
    let others = [
      "event", "events", "no", "misuse", "within", "by", "in", "do", "and", "or", "if", "for",
      "until",
    ]
    return Set(claims + others).sorted()
  }

  /// The names of scenes, rules, estimators, axis rules, and curves.
  private var names: [String] {
    let all =
      catalog.scenes.map { $0.name } + catalog.rules.map { $0.name }
      + catalog.estimators.map { $0.name } + catalog.axes.map { $0.name }
      + NamedCurve.all.map { $0.name }
    return Set(all).sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// The words that are values by themselves.
  private static let constants = ["yes", "no", "none", "forever", "all"]
  /// The units of numbers.
  private static let units = ["ms", "s", "f", "%", "deg", "pt/s", "pt", "/s"]

  // MARK: - TextMate

  /// A part of a TextMate grammar: a regular expression, and the scopes of its groups.
  private struct Rule {
    let name: String
    let match: String
    let scopes: [String]

    init(_ name: String, _ match: String, _ scopes: String...) {
      (self.name, self.match, self.scopes) = (name, match, scopes)
    }

    /// The rule in JSON; a single scope is that of the whole match.
    var json: String {
      guard scopes.count > 1 else {
        return "{ \"name\": \(scope(scopes[0])), \"match\": \(JSONText.string(match).text) }"
      }
      let captures = scopes.enumerated().map { "\"\($0 + 1)\": { \"name\": \(scope($1)) }" }
      return "{ \"match\": \(JSONText.string(match).text), \"captures\": { "
        + captures.joined(separator: ", ") + " } }"
    }

    private func scope(_ scope: String) -> String { JSONText.string("\(scope).pantomime").text }
  }

  /// The rules outside quotation marks, in the order in which they are tried.
  private var rules: [Rule] {
    let end = "(?![\\w.-])"
    let start = "(?<![\\w.-])"
    func any(_ words: [String]) -> String {
      "(?:" + words.map { escaped($0) }.joined(separator: "|") + ")"
    }
    return [
      Rule("comment", "#.*$", "comment.line.number-sign"),
      Rule("variable", "\\$[A-Za-z0-9_-]+", "variable.other"),
      Rule(
        "verb", "(?:^|;|\\bdo\\b)\\s*(?:(at)\\s+(\\S+)\\s*)?\(start)(\(any(verbs)))\(end)",
        "keyword.control", "constant.numeric", "keyword.other.verb"),
      Rule("time", "(?:^|;)\\s*(at)\\s+(\\S+)", "keyword.control", "constant.numeric"),
      Rule(
        "option", "\(start)([A-Za-z][\\w.-]*)(\\+?=)", "variable.parameter", "keyword.operator"),
      Rule(
        "number",
        "\(start)[-+]?\\d+(?:\\.\\d+)?(?:e[-+]?\\d+)?(?:\(any(Self.units)))?(?![\\w])",
        "constant.numeric"),
      Rule("call", "\(start)[a-z][a-z-]*(?=\\()", "support.function"),
      Rule("operator", "<=|>=|!=|==|<|>", "keyword.operator"),
      Rule("constant", "\(start)\(any(Self.constants))\(end)", "constant.language"),
      Rule("word", "\(start)\(any(words))\(end)", "keyword.operator.word"),
      Rule("name", "\(start)\(any(names))\(end)", "support.constant"),
      Rule("path", "\(start)[A-Za-z][\\w-]*(?:\\.[\\w-]+)+", "variable.other.property"),
    ]
  }

  /// The grammar in TextMate's format, as JSON.
  package var textMate: String {
    let rules = rules
    let includes = rules.map { "    { \"include\": \"#\($0.name)\" }" }
    let parts = rules.map { "    \"\($0.name)\": \($0.json)" }
    return """
      {
        "name": "Pantomime",
        "scopeName": "source.pantomime",
        "fileTypes": ["pan"],
        "patterns": [
          { "include": "#string" },
      \(includes.joined(separator: ",\n"))
        ],
        "repository": {
          "string": {
            "name": "string.quoted.double.pantomime",
            "begin": "\\"",
            "end": "\\"|$",
            "patterns": [
              { "name": "constant.character.escape.pantomime", "match": "\\\\\\\\." },
              { "include": "#variable" }
            ]
          },
      \(parts.joined(separator: ",\n"))
        }
      }

      """
  }

  /// Returns a text as part of a regular expression.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\.[]{}()*+-?^$|/".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  // MARK: - Vim

  /// The syntax file for Vim.
  package var vim: String {
    func any(_ words: [String]) -> String {
      "\\%(" + words.map { vimEscaped($0) }.joined(separator: "\\|") + "\\)"
    }
    let before = "\\%(\\%(^\\|;\\|\\<do\\>\\)\\s*\\%(at\\s\\+\\S\\+\\s\\+\\)\\?\\)\\@<="
    let end = "\\%([[:alnum:]_.-]\\)\\@!"
    let start = "\\%([[:alnum:]_.-]\\)\\@<!"
    return """
      " Vim syntax file of Pantomime's scripts, written by `pantomime grammar vim`.
      " Put it into ~/.vim/syntax/pantomime.vim, and into ~/.vim/ftdetect/pantomime.vim:
      "   autocmd BufRead,BufNewFile *.pan setfiletype pantomime
      if exists("b:current_syntax")
        finish
      endif
      syntax case match
      syntax match panPath /\(start)\\a[[:alnum:]_-]*\\%(\\.[[:alnum:]_-]\\+\\)\\+/
      syntax match panName /\(start)\(any(names))\(end)/
      syntax match panWord /\(start)\(any(words))\(end)/
      syntax match panConstant /\(start)\(any(Self.constants))\(end)/
      syntax match panOperator /<=\\|>=\\|!=\\|==\\|<\\|>/
      syntax match panCall /\(start)\\l[[:lower:]-]*(\\@=/
      syntax match panNumber /\(start)[-+]\\?\\d\\+\\%(\\.\\d\\+\\)\\?\\%(e[-+]\\?\\d\\+\\)\\?\(any(Self.units))\\?\\w\\@!/
      syntax match panOption /\(start)\\a[[:alnum:]_.-]*\\%(+\\?=\\)\\@=/
      syntax match panTime /\\%(\\%(^\\|;\\)\\s*\\)\\@<=at\\s\\+\\S\\+/
      syntax match panVerb /\(before)\(any(verbs))\(end)/
      syntax match panVariable /\\$[[:alnum:]_-]\\+/
      syntax region panString start=/"/ skip=/\\\\./ end=/"\\|$/ contains=panVariable
      syntax match panComment /#.*$/
      highlight default link panPath Identifier
      highlight default link panName Constant
      highlight default link panWord Keyword
      highlight default link panConstant Boolean
      highlight default link panOperator Operator
      highlight default link panCall Function
      highlight default link panNumber Number
      highlight default link panOption Type
      highlight default link panTime PreProc
      highlight default link panVerb Statement
      highlight default link panVariable Special
      highlight default link panString String
      highlight default link panComment Comment
      let b:current_syntax = "pantomime"

      """
  }

  private func vimEscaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\.[]*^$~/".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  // MARK: - VS Code

  /// The files of an extension for VS Code, with their paths in its folder: plain JSON, which needs
  /// no build.
  package var extensionFiles: [(path: String, text: String)] {
    [
      ("package.json", Self.manifest), ("language-configuration.json", Self.configuration),
      ("syntaxes/pantomime.tmLanguage.json", textMate), ("snippets/pantomime.json", snippets),
      ("tasks.json", Self.tasks),
    ]
  }

  private static var manifest: String {
    """
    {
      "name": "pantomime",
      "displayName": "Pantomime",
      "description": "Colors, snippets, and problems of Pantomime's gesture scripts.",
      "version": \(JSONText.string(ProgramVersion.current).text),
      "publisher": "pantomime",
      "engines": { "vscode": "^1.60.0" },
      "categories": ["Programming Languages", "Snippets"],
      "contributes": {
        "languages": [
          {
            "id": "pantomime",
            "aliases": ["Pantomime"],
            "extensions": [".pan"],
            "configuration": "./language-configuration.json"
          }
        ],
        "grammars": [
          {
            "language": "pantomime",
            "scopeName": "source.pantomime",
            "path": "./syntaxes/pantomime.tmLanguage.json"
          }
        ],
        "snippets": [{ "language": "pantomime", "path": "./snippets/pantomime.json" }],
        "problemMatchers": [
          {
            "name": "pantomime",
            "owner": "pantomime",
            "fileLocation": ["autoDetect", "${workspaceFolder}"],
            "pattern": {
              "regexp": "^\\\\s*(.+?\\\\.pan):(\\\\d+):(\\\\d+): (.*)$",
              "file": 1,
              "line": 2,
              "column": 3,
              "message": 4
            }
          }
        ]
      }
    }

    """
  }

  private static var configuration: String {
    """
    {
      "comments": { "lineComment": "#" },
      "brackets": [["(", ")"]],
      "autoClosingPairs": [["(", ")"], ["\\"", "\\""]],
      "wordPattern": "[A-Za-z_$][A-Za-z0-9_.-]*"
    }

    """
  }

  private static var tasks: String {
    """
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "pantomime check",
          "type": "process",
          "command": "pantomime",
          "args": ["check", "--color", "never", "${file}"],
          "problemMatcher": "$pantomime"
        },
        {
          "label": "pantomime replay",
          "type": "process",
          "command": "pantomime",
          "args": ["replay", "--color", "never", "${workspaceFolder}"],
          "group": { "kind": "test", "isDefault": true },
          "problemMatcher": "$pantomime"
        }
      ]
    }

    """
  }

  /// A snippet for each verb: its example.
  private var snippets: String {
    let entries = forms.map { form in
      let body = (form.example.last ?? form.name).reduce(into: "") { body, character in
        if "\\$}".contains(character) { body.append("\\") }
        body.append(character)
      }
      return
        "  \(JSONText.string(form.name).text): { \"prefix\": \(JSONText.string(form.name).text), "
        + "\"body\": \(JSONText.string(body).text), "
        + "\"description\": \(JSONText.string("\(form.summary) \(form.text)").text) }"
    }
    return "{\n\(entries.joined(separator: ",\n"))\n}\n"
  }
}
