extension NamedCurve {
  /// The cubic that is flat at both ends, 3u² − 2u³: GLSL's `smoothstep`.
  package static let smoothStep = NamedCurve(
    "smooth-step", "The cubic 3u² − 2u³, flat at both ends, as in GLSL.",
    slope: { 6 * $0 * (1 - $0) }, formula: { $0 * $0 * (3 - 2 * $0) })
}
