/// The most common calls, which run without the argument parser: reflecting over the parser's
/// declarations takes longer than the rest of a launch.
enum PlainCall {
  /// Runs the program if the arguments form such a call, or returns `nil` if the argument parser
  /// must parse them.
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
