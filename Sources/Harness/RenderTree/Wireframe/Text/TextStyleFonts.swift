/// The fonts of text styles as trees name them.
///
///     TextStyleFonts.face(of: "headline")  // "semibold-17"
///     TextStyleFonts.face(of: "subheadline(regular-23)")  // "regular-23"
///     TextStyleFonts.face(of: "bold-12")  // "bold-12"
package enum TextStyleFonts {
  /// Returns the face and the size of a font by its name in a tree.
  ///
  /// A text style without parentheses has its usual font in the large category, the system's default.
  package static func face(of name: String) -> String {
    if let usual = usual[name] { return usual }
    guard let opening = name.firstIndex(of: "("), name.last == ")" else { return name }
    return String(name[name.index(after: opening)...].dropLast())
  }

  /// The fonts in the large category by the names of the styles, from Apple's table of Dynamic Type.
  package static let usual: [String: String] = [
    "largeTitle": "regular-34", "title1": "regular-28", "title2": "regular-22", "title3": "regular-20",
    "headline": "semibold-17", "body": "regular-17", "callout": "regular-16", "subheadline": "regular-15",
    "footnote": "regular-13", "caption1": "regular-12", "caption2": "regular-11",
  ]
}
