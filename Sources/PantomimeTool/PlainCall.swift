/// The most common calls, run without the argument parser, which takes longer to reflect over its
/// declarations than the rest of a launch takes.
enum PlainCall {
  /// Runs a plain call, or returns `nil` if the argument parser must parse the arguments.
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
