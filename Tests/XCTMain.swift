import Testing

/// The entry point of the tests.
///
/// If this file is missing, the package manager looks for tests in the index of the sources, which
/// takes time to write; Swift Testing finds its tests in the program.
@main struct TestMain {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
