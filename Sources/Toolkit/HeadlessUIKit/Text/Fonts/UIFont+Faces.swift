import Foundation

extension UIFont {
  /// Creates a font by the name of its face, such as `Avenir-Heavy`, in a size in points.
  ///
  /// No font files are read, so any name but an empty one gives a font: with that name, the weight and
  /// the slant that the name ends with, and the system font's widths and heights.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let style = fontName.split(separator: "-").dropFirst().joined().lowercased()
    self.init(
      pointSize: fontSize, weight: Weight(endOfName: style),
      isItalic: style.contains("italic") || style.contains("oblique"), face: fontName)
  }
}

extension UIFont.Weight {
  /// The weight at the end of a face's name; regular for a name without one.
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
