/// The name of the program, which differs for a program with additional scenes.
enum ProgramName {
  /// The last component of the path with which the program was started.
  static let own: String = {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? "pantomime" : name
  }()
}
