import TextFormats

extension RenderFrame {
  /// The frame as a rectangle of an SVG picture.
  func svgRect(
    fill: String = "none", stroke: String? = nil, radius: Double = 0, opacity: Double = 1,
    isFault: Bool = false
  ) -> String {
    let corner = min(max(0, radius), min(width, height) / 2)
    return """
      <rect x="\(x.decimalText)" y="\(y.decimalText)" width="\(width.decimalText)" height="\(height.decimalText)"\
      \(corner > 0 ? " rx=\"\(corner.decimalText)\"" : "") fill="\(fill)"\
      \(stroke.map { " stroke=\"\($0)\" stroke-width=\"0.75\"" } ?? "")\
      \(opacity < 1 ? " fill-opacity=\"\(opacity.decimalText)\"" : "")\(isFault ? " class=\"fault\"" : "")/>
      """
  }
}

extension String {
  /// The string as text of an XML document, in which what XML forbids, or nobody sees, is shown by its number.
  var xmlText: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default:
        scalar.isVisible || scalar == "\u{FE0F}" || scalar == " " ? String(scalar) : "⟨\(scalar.codePoint)⟩"
      }
    }.joined()
  }
}
