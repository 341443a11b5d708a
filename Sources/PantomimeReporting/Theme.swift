/// The theme of a picture.
package enum Theme: String, Sendable, Hashable, CaseIterable {
  case light, dark
  /// Grayscale for printing, with patterns instead of colors.
  case print
}
