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
  ///   - scale: By how much the text is made smaller to fit.
  init(_ name: String?, usualSize: Double, scale: Double = 1) {
    let name = TextStyleFonts.face(of: name ?? "")
    let words = name.split(separator: "-").map(String.init)
    let size = words.last.flatMap(Double.init) ?? usualSize
    self.size = ((size.isFinite ? size : usualSize) * scale).limited(4...200)
    // The system font's weight comes first; an app's own font begins with the family.
    let style = FaceStyle(name: words.first.flatMap(FontWeight.init) == nil ? name : "system-" + name)
    (weight, isItalic) = (style.weight, style.isItalic)
    let design = words.compactMap(FontDesign.init).first ?? .system
    ruler = FontRuler(.system(design), size: self.size, weight: weight)
  }

  /// The regular font of a size in points.
  init(size: Double) { self.init(nil, usualSize: size) }

  /// The fonts of a document with pictures: the system's where it is installed, or else one as similar as possible.
  static let usualFamilies = """
    -apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, 'Noto Sans', 'Noto Sans Arabic', \
    'Noto Sans CJK JP', sans-serif
    """

  private static let families: [Typeface: String] = [
    .system(.monospaced): "ui-monospace, Menlo, 'Noto Sans Mono', monospace",
    .system(.serif): "ui-serif, 'New York', Georgia, serif",
    .system(.rounded): "ui-rounded, 'SF Pro Rounded', Inter, sans-serif",
  ]

  /// Returns the attributes that make a text as wide as on the screen, whatever fonts the viewer has.
  static func length(_ width: Double, of text: String) -> String {
    // A letter is not stretched, because some viewers space it instead.
    guard width.isFinite, width > 0, text.count > 1 else { return "" }
    return " textLength=\"\(width.inTenths.decimalText)\" lengthAdjust=\"spacingAndGlyphs\""
  }

  /// The attributes of an element with text, except its size; empty for a regular font.
  var attributes: String {
    (weight == .regular ? "" : " font-weight=\"\(weight.number)\"")
      + (isItalic ? " font-style=\"italic\"" : "")
      + (Self.families[ruler.typeface].map { " font-family=\"\($0)\"" } ?? "")
  }

  /// Returns the attributes of a part of a text whose other parts have another font.
  func attributesOfPart(in font: WireframeFont) -> String {
    (weight == .regular ? " font-weight=\"400\"" : "") + attributes
      + (size == font.size ? "" : " font-size=\"\(size.decimalText)\"")
  }
}
