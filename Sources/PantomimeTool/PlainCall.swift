/// The calls that people and scripts make most, carried out without the argument parser: to look at
/// its own declarations takes it longer than all else that a start does.
enum PlainCall {
  /// Does what a plain call asks for; `nil` where the argument parser is to read the arguments.
  static func run(_ arguments: [String]) -> ExitStatus? {
    switch arguments {
    case []: return RootCommand.converse(color: .auto, keepsHistory: true)
    case ["--version"]:
      Console.print(RootCommand.version)
      return .fine
    default: break
    }
    guard arguments.first == "replay" else { return nil }
    return PlainReplay(arguments.dropFirst())?.run()
  }
}
