// The language as one WebAssembly module: text in through linear memory, text out through it.
//
// The caller writes UTF-8 to the address that `pantomime_input` returns, calls, and reads as many
// bytes as the call returns from the address that `pantomime_output` returns. Both places hold
// until the next call.

import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The state between calls; a module has one thread.
nonisolated(unsafe) private var moduleState = ModuleState()

private struct ModuleState {
  var input: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  var output: [UInt8] = []
  /// The files that statements may name.
  var files: [(name: String, bytes: [UInt8])] = []
  var session = Session()

  func taken(_ range: Range<Int>) -> [UInt8] {
    Array(UnsafeBufferPointer(rebasing: input[range]))
  }

  var access: FileAccess {
    FileAccess { [files] name in
      guard let file = files.first(where: { $0.name == name }) else {
        return .failure(FileAccess.Unreadable(reason: "there is no such file"))
      }
      return .success(file.bytes)
    }
  }

  mutating func answer(_ text: String) -> Int {
    output = Array(text.utf8)
    return output.count
  }
}

/// Makes room for an input of so many bytes; where it is to be written.
@_cdecl("pantomime_input")
public func input(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  moduleState.input.deallocate()
  moduleState.input = .allocate(capacity: max(1, count))
  return moduleState.input.baseAddress
}

/// The address of the last answer.
@_cdecl("pantomime_output")
public func output() -> UnsafePointer<UInt8>? {
  moduleState.output.withUnsafeBufferPointer { $0.baseAddress }
}

/// Keeps a file that statements may name: the input is its name, then its bytes.
@_cdecl("pantomime_file")
public func file(_ name: Int, _ bytes: Int) {
  let text = String(decoding: moduleState.taken(0..<name), as: UTF8.self)
  moduleState.files.removeAll { $0.name == text }
  moduleState.files.append((text, moduleState.taken(name..<(name + bytes))))
}

/// Runs the script that the input is, and answers with its trace as text.
///
/// Errors and failures are at the end.
@_cdecl("pantomime_trace")
public func trace(_ count: Int) -> Int {
  var session = Session()
  session.host.files = moduleState.access
  session.recording.shownRecord = ShownRecord()
  let script = Script(moduleState.taken(0..<count), file: nil, files: session.host.files)
  var run = RunTrace()
  let replay = Replay(script, file: nil, in: session) { run.note($0, $1) }
  run.finish(replay)
  var text = run.text
  text += DiagnosticText.all(replay.diagnostics, style: .plain)
  text += FailureText.all(replay.failures, file: nil, style: .plain)
  return moduleState.answer(text)
}

/// Begins a new session, which has no scene yet.
@_cdecl("pantomime_begin")
public func begin() {
  moduleState.session = Session()
}

/// Carries out the line that the input is in the session, and answers as at the prompt.
///
/// After an error the session is as it was.
@_cdecl("pantomime_execute")
public func execute(_ count: Int) -> Int {
  let text = String(decoding: moduleState.taken(0..<count), as: UTF8.self)
  let before = moduleState.session
  do throws(ScriptError) {
    moduleState.session.host.files = moduleState.access
    let answer = try moduleState.session.answer(line: text, style: .plain).text
    return moduleState.answer(answer)
  } catch {
    moduleState.session = before
    let diagnostic = Diagnostic(error, file: nil, line: 1, text: text)
    return moduleState.answer(diagnostic.rendered(style: .plain))
  }
}
