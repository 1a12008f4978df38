/// What the name of a face says about its looks.
///
///     let style = FaceStyle(name: "Avenir-HeavyOblique")
///     style.weight  // heavy
///     style.isItalic  // true
package struct FaceStyle: Hashable, Sendable {
  /// The weight; regular if the name says none.
  package let weight: FontWeight
  /// Whether the letters are slanted.
  package let isItalic: Bool

  /// Reads a name, of which the part after the first hyphen counts.
  ///
  /// - Parameter name: The name of a face, such as `Avenir-Heavy`; upper and lower case are the same.
  package init(name: String) {
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    weight = Self.words.first { style.contains($0.word) }?.weight ?? .regular
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  // Words that contain others come before them.
  private static let words: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]
}
