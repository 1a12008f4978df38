/// The color of the screen at a point, painted from back to front.
struct Backdrop {
  let x: Double
  let y: Double
  private var red: Double
  private var green: Double
  private var blue: Double

  init(x: Double, y: Double, isDark: Bool) {
    (self.x, self.y) = (x, y)
    (red, green, blue) = isDark ? (0, 0, 0) : (1, 1, 1)
  }

  /// Paints a color, such as `#00000033`, if the frame contains the point.
  mutating func paint(_ color: String, opacity: Double, in frame: RenderFrame) {
    guard frame.contains(x, y), let parts = color.colorParts else { return }
    let alpha = parts[3] * opacity
    red += (parts[0] - red) * alpha
    green += (parts[1] - green) * alpha
    blue += (parts[2] - blue) * alpha
  }

  /// Whether signs on it are white.
  var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.55 }
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
