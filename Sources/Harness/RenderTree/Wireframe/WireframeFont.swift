import FontMetrics

/// A font by the name that trees give it: weight, design, slant and size.
///
///     let font = WireframeFont("semibold-17", usualSize: 15)
///     font.size  // 17
///     font.ruler.width(of: "Layout")  // 53.1
///     font.attributes  // font-weight="600"
///
/// The widths are the ones that the tree was laid out with, except those of an app's own fonts, which no tree has:
/// their text is as wide as in the system font.
struct WireframeFont {
  /// The size in points, limited to 4...200.
  let size: Double
  /// Measures text in the font.
  let ruler: FontRuler
  private let weight: FontWeight
  private let isItalic: Bool

  /// Reads a name such as `regular-monospaced-italic-12.5`, `Avenir-Heavy-17`, `subheadline` or
  /// `subheadline(regular-23)`.
  ///
  /// - Parameters:
  ///   - name: The name; `nil` for a regular font of the usual size.
  ///   - usualSize: The size in points if the name has no size.
  init(_ name: String?, usualSize: Double) {
    let name = TextStyleFonts.face(of: name ?? "")
    let words = name.split(separator: "-").map(String.init)
    let size = words.last.flatMap(Double.init) ?? usualSize
    self.size = size.isFinite ? max(4, min(size, 200)) : usualSize
    // The system font's weight comes first; an app's own font begins with the family.
    let style = FaceStyle(name: words.first.flatMap(FontWeight.init) == nil ? name : "system-" + name)
    (weight, isItalic) = (style.weight, style.isItalic)
    let design = words.compactMap(FontDesign.init).first ?? .system
    ruler = FontRuler(.system(design), size: self.size, weight: weight)
  }

  /// The regular font of a size in points.
  init(size: Double) { self.init(nil, usualSize: size) }

  /// The attributes of an element with text, except its size; empty for a regular font.
  var attributes: String {
    (weight == .regular ? "" : " font-weight=\"\(weight.number)\"")
      + (isItalic ? " font-style=\"italic\"" : "")
      + (ruler.typeface == .system(.monospaced) ? " font-family=\"ui-monospace, Menlo, monospace\"" : "")
  }

  /// Returns the attributes of a part of a text whose other parts have another font.
  func attributesOfPart(in font: WireframeFont) -> String {
    (weight == .regular ? " font-weight=\"400\"" : "") + attributes
      + (size == font.size ? "" : " font-size=\"\(size.decimalText)\"")
  }
}
