import Foundation

extension UIFont {
  /// Creates a font by the name of its face, in a size in points.
  ///
  /// No font files are read: any name except an empty one gives a font with that name, the weight
  /// and slant at the end of the name, and the system font's widths and heights.
  ///
  ///     UIFont(name: "Avenir-HeavyOblique", size: 17)  // In the weight `heavy`, and italic.
  ///     UIFont(name: "", size: 17)  // nil
  ///
  /// - Parameters:
  ///   - fontName: The name of the face, such as `Avenir-Heavy`; an empty name returns `nil`.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let style = fontName.split(separator: "-").dropFirst().joined().lowercased()
    self.init(
      pointSize: fontSize, weight: Weight(endOfName: style),
      isItalic: style.contains("italic") || style.contains("oblique"), face: fontName)
  }
}

extension UIFont.Weight {
  /// The weight at the end of a face's name; regular if there is no weight.
  fileprivate init(endOfName style: String) {
    self = Self.words.first { style.contains($0.word) }?.weight ?? .regular
  }

  // Words that contain others come before them.
  private static let words: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]
}
