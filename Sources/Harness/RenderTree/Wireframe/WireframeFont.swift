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
  private let weight: FontWeight
  private let design: FontDesign
  private let isItalic: Bool

  /// Reads a name such as `regular-monospaced-italic-12.5` or `Avenir-Heavy-17`.
  ///
  /// - Parameters:
  ///   - name: The name; `nil` for a regular font of the usual size.
  ///   - usualSize: The size in points if the name has no size.
  init(_ name: String?, usualSize: Double) {
    let words = (name ?? "").split(separator: "-").map(String.init)
    let size = words.last.flatMap(Double.init) ?? usualSize
    self.size = size.isFinite ? max(4, min(size, 200)) : usualSize
    weight = Self.weight(of: words)
    design = words.compactMap(FontDesign.init).first ?? .system
    isItalic = words.contains { $0.lowercased().hasSuffix("italic") || $0.lowercased().hasSuffix("oblique") }
  }

  /// The regular font of a size in points.
  init(size: Double) { self.init(nil, usualSize: size) }

  /// The weight that a word names; of an app's own font, `DemiBold` and the like.
  private static func weight(of words: [String]) -> FontWeight {
    if let weight = words.lazy.compactMap(FontWeight.init).first { return weight }
    let style = words.dropFirst().joined().lowercased()
    // The longer names come before those that they end with.
    let weights: [FontWeight] = [.semibold, .bold, .heavy, .black, .medium, .ultraLight, .light, .thin]
    return weights.first { style.contains($0.rawValue.lowercased()) } ?? .regular
  }

  /// Measures text in the font.
  var ruler: FontRuler { FontRuler(.system(design), size: size, weight: weight) }

  /// The attributes of an element with text, except its size; empty for a regular font.
  var attributes: String {
    (weight == .regular ? "" : " font-weight=\"\(weight.number)\"")
      + (isItalic ? " font-style=\"italic\"" : "")
      + (design == .monospaced ? " font-family=\"ui-monospace, Menlo, monospace\"" : "")
  }

  /// Returns the attributes of a part of a text whose other parts have another font.
  func attributesOfPart(in font: WireframeFont) -> String {
    (weight == .regular ? " font-weight=\"400\"" : "") + attributes
      + (size == font.size ? "" : " font-size=\"\(size.decimalText)\"")
  }
}
