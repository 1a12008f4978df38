/// The colors of the screen, as painted from back to front.
struct Backdrop {
  private var paints: [Paint] = []
  private let isDark: Bool

  private struct Paint {
    let frame: RenderFrame
    /// Red, green, blue and opacity, from 0 to 1.
    let color: [Double]
  }

  /// - Parameter isDark: Whether the screen is black before anything is painted, and not white.
  init(isDark: Bool) { self.isDark = isDark }

  /// Paints a color, such as `#00000033`, on a frame.
  mutating func paint(_ color: String, opacity: Double, in frame: RenderFrame) {
    guard var parts = color.colorParts, frame.width > 0, frame.height > 0 else { return }
    parts[3] *= opacity
    if parts[3] > 0 { paints.append(Paint(frame: frame, color: parts)) }
  }

  /// Returns whether signs at a point have to be white.
  func isDark(_ x: Double, _ y: Double) -> Bool {
    var color = isDark ? [0.0, 0, 0] : [1, 1, 1]
    for paint in paints where paint.frame.contains(x, y) {
      for part in 0..<3 { color[part] += (paint.color[part] - color[part]) * paint.color[3] }
    }
    return 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2] < 0.55
  }
}

extension String {
  /// Red, green, blue and opacity of `#RGB`, `#RRGGBB` or `#RRGGBBAA`, from 0 to 1; `nil` for other texts.
  var colorParts: [Double]? {
    var digits = dropFirst().compactMap(\.hexDigitValue)
    guard first == "#", digits.count == utf8.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    return stride(from: 0, to: 8, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
  }
}
