// The module's interface to its host: text is passed in and out through linear memory.
//
// The host writes UTF-8 to the address that `pantomime_input` returns, makes the call, and reads
// the number of bytes that the call returns from the address that `pantomime_output` returns. Both
// addresses are valid until the next call.

import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The state that is kept from one call to the next; a module has one thread.
nonisolated(unsafe) private var host = Host()

private struct Host {
  var input: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
  var output: [UInt8] = []
  var module = WebModule()

  func taken(_ range: Range<Int>) -> [UInt8] {
    Array(UnsafeBufferPointer(rebasing: input[range]))
  }

  mutating func give(_ text: String) -> Int {
    output = Array(text.utf8)
    return output.count
  }
}

/// Allocates space for an input, and returns its address.
@_cdecl("pantomime_input")
public func input(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  host.input.deallocate()
  host.input = .allocate(capacity: max(1, count))
  return host.input.baseAddress
}

/// Returns the address of the last result.
@_cdecl("pantomime_output")
public func output() -> UnsafePointer<UInt8>? {
  host.output.withUnsafeBufferPointer { $0.baseAddress }
}

/// Handles the call with the given number (see `WebCall`); the input contains the call's arguments.
@_cdecl("pantomime_call")
public func call(_ number: Int, _ count: Int) -> Int {
  guard WebCall.allCases.indices.contains(number) else {
    return host.give(WebModule.failure("unknown call").text)
  }
  return host.give(host.module.answer(WebCall.allCases[number], host.taken(0..<count)))
}

/// Stores a file that statements may name; the input is the file's name followed by its bytes.
@_cdecl("pantomime_file")
public func file(_ name: Int, _ bytes: Int) {
  let text = String(decoding: host.taken(0..<name), as: UTF8.self)
  host.module.keep(text, host.taken(name..<(name + bytes)))
}

/// Runs the script in the input, and returns its trace as text, followed by its errors and
/// failures.
@_cdecl("pantomime_trace")
public func trace(_ count: Int) -> Int {
  var session = Session()
  session.host.files = host.module.access
  session.recording.shownRecord = ShownRecord()
  let script = Script(host.taken(0..<count), file: nil, files: session.host.files)
  var run = RunTrace()
  let replay = Replay(script, file: nil, in: session) { run.note($0, $1) }
  run.finish(replay)
  var text = run.text
  text += Diagnostic.text(of: replay.diagnostics, style: .plain)
  text += Failure.text(of: replay.failures, file: nil, style: .plain)
  return host.give(text)
}
