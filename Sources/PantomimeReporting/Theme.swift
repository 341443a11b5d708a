/// The theme of a picture.
package enum Theme: String, Sendable, Hashable, CaseIterable {
  case light, dark
  /// Grayscale, with patterns instead of colors.
  case print
}
