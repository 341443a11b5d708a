public import PantomimeKit

extension OptionKey where Value == VectorIcon? {
  /// Returns an option for an animated icon: the name of a Lottie file, or `none`.
  public static func icon(_ name: String, _ summary: String) -> OptionKey {
    file(name, holding: "a Lottie file", summary) { (bytes) throws(FileError) in
      try LottieFile.read(bytes)
    }
  }
}
