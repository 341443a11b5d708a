import Dispatch
import PantomimeFiles
import PantomimeReporting

/// Environment variables by name.
package struct Environment: ExpressibleByDictionaryLiteral {
  // A closure rather than a dictionary, because instantiating a dictionary type takes a fifteenth
  // of the time for a launch.
  private let variable: (String) -> String?

  init(_ variable: @escaping (String) -> String?) { self.variable = variable }

  package init(dictionaryLiteral variables: (String, String)...) {
    self.init { name in variables.first { $0.0 == name }?.1 }
  }

  /// The value of a variable, or `nil` if it isn't set.
  subscript(name: String) -> String? { variable(name) }
}

/// The environment of the process, accessed through the C library, because Foundation would add
/// tens of megabytes to the program and take most of the time for a launch.
enum ProcessSurroundings {
  /// The environment of the process; a variable that isn't valid UTF-8 counts as unset.
  static var environment: Environment { Environment { variable($0) } }

  /// Returns the value of an environment variable, or `nil` if it isn't set or isn't valid UTF-8.
  static func variable(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }

  /// The folder against which relative names are resolved, or the root if that folder no longer
  /// exists.
  static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The number of available processors, at least 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Functions for folders and for links to them.
enum Folder {
  /// Creates a folder and its parents, accessible only to the owner; existing folders stay
  /// unchanged.
  ///
  /// Failures are ignored here, because a later write to the folder reports them.
  static func makePrivate(_ path: String) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      mkdir(String(path[..<end]), 0o700)
    }
  }

  /// Returns the folder that contains a file.
  static func of(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Resolves the links of a path; a path that doesn't exist is returned unchanged.
  static func withoutLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

/// The negative numbers among the arguments, which the argument parser takes for options.
enum NegativeNumber {
  /// Returns the arguments with each negative number that follows an option joined to it, as in
  /// `--width=-5`, so that the value is refused rather than said to be missing.
  static func joined(_ arguments: [String]) -> [String] {
    var result: [String] = []
    for argument in arguments {
      if let last = result.last, last.hasPrefix("--"), last.count > 2, !last.contains("="),
        !result.contains("--"), argument.hasPrefix("-"), Double(argument) != nil
      {
        result[result.count - 1] = "\(last)=\(argument)"
      } else {
        result.append(argument)
      }
    }
    return result
  }
}

/// The name of the program, which differs for a program with additional scenes.
enum ProgramName {
  /// The last component of the path with which the program was started.
  static let own: String = {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? "pantomime" : name
  }()
}

/// The exit statuses that the article about the command line lists.
enum ExitStatus: Int32, Error {
  case fine = 0
  case failed = 1
  case couldNotRun = 2
  case interrupted = 130
}

/// The handling of Ctrl-C, and of the signal with which CI services cancel a job, during work.
///
/// Every thread blocks the signals, and a dedicated thread waits for them, so no step is interrupted
/// before it is complete.
struct Interruption {
  /// The signals that the program handles; Ctrl-C is ignored if `nohup` starts the program, or if a
  /// shell starts it in the background.
  private let heard: [Int32]

  /// Calls `act` once, on a dedicated thread, when the program is interrupted.
  ///
  /// Create the handler before any other thread, because only threads created afterward inherit the
  /// blocked signal.
  init(_ act: @escaping @Sendable () -> Void) {
    heard = [SIGINT, SIGTERM].filter { number in
      let before = signal(number, SIG_DFL)
      signal(number, before)
      // Swift can't compare functions, but it can compare the bits of their addresses.
      return unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }
    guard !heard.isEmpty else { return }
    mask(SIG_BLOCK)
    DispatchQueue(label: "interruption").async { [signals] in
      var signals = signals
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      act()
    }
  }

  /// Restores the default effect of the signals, which end the program; call this method when the
  /// remaining work is short or waits for another process.
  func end() {
    if !heard.isEmpty { mask(SIG_UNBLOCK) }
  }

  private func mask(_ how: Int32) {
    var signals = signals
    pthread_sigmask(how, &signals, nil)
  }

  private var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in heard { sigaddset(&signals, number) }
    return signals
  }
}

/// Quoting of words for a shell.
enum ShellWord {
  /// Quotes a word if a shell would change it; the result contains only visible characters.
  static func quoted(_ word: String) -> String {
    guard word.unicodeScalars.allSatisfy(Printable.isSeen) else { return spelled(word) }
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./,+@%:".utf8.contains(byte)
      }
    }
    if plain, !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  /// Spells a word as `$'…'`, with each invisible byte as an octal number; the number always has
  /// three digits, so that a digit that follows it isn't read as part of it.
  private static func spelled(_ word: String) -> String { "$'\(inner(word))'" }

  /// Spells bytes that aren't valid UTF-8 in the same way.
  private static func spelled(_ bytes: [UInt8]) -> String {
    let parts = RawName.parts(bytes).map { part in
      switch part {
      case .text(let text): inner(text)
      case .byte(let byte): octal(byte)
      }
    }
    return "$'\(parts.joined())'"
  }

  private static func inner(_ word: String) -> String {
    var result = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'", "\\": result += "\\\(scalar)"
      case _ where Printable.isSeen(scalar): result.unicodeScalars.append(scalar)
      default: result += String(scalar).utf8.map(octal).joined()
      }
    }
    return result
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Returns the command that replays a test with some options; the command contains `--` before a
  /// name that looks like a flag.
  static func replay(_ test: TestName, _ options: [String] = []) -> String {
    let filter = test.caseName.map { ["--filter", "[\($0)]"] } ?? []
    let words = (options + filter).map { quoted($0) + " " }.joined()
    return "\(quoted(ProgramName.own)) replay \(words)\(test.bytes.map(path) ?? path(test.path))"
  }

  /// Returns the command that replays a script.
  static func replay(_ script: String) -> String { replay(TestName(path: script)) }

  private static func path(_ path: String) -> String {
    let divider = path.hasPrefix("-") && path != ScriptFiles.standardInput ? "-- " : ""
    return divider + quoted(path)
  }

  private static func path(_ bytes: [UInt8]) -> String {
    (bytes.first == UInt8(ascii: "-") ? "-- " : "") + spelled(bytes)
  }
}
