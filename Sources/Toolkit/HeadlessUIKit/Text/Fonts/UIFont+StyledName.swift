extension UIFont {
  /// The font's name in trees: for a font that follows the user's text size, its text style, followed by face and
  /// size in parentheses where they are not the style's usual ones in the large category.
  ///
  ///     UIFont.preferredFont(forTextStyle: .subheadline).styledName  // "subheadline"
  ///     UIFontMetrics(forTextStyle: .headline).scaledFont(for: .boldSystemFont(ofSize: 17)).styledName
  ///     // "headline(bold-17)"
  ///     UIFont.systemFont(ofSize: 15).styledName  // "regular-15"
  package var styledName: String {
    guard let style = scaling?.style else { return name }
    let usual = Self.usualFonts[style]
    let styleName = usual?.styleName ?? "\(style)"
    return name == usual?.fontName ? styleName : "\(styleName)(\(name))"
  }

  /// Whether both fonts look the same and follow the text size in the same way.
  package func isSame(as other: UIFont) -> Bool {
    self == other && scaling?.style == other.scaling?.style
  }

  /// The names of the styles, and of their fonts in the large category.
  private static let usualFonts: [TextStyle: (styleName: String, fontName: String)] = Dictionary(
    uniqueKeysWithValues: TextStyle.allCases.map { style in
      (style, ("\(style)", usualFont(forTextStyle: style).name))
    })
}
