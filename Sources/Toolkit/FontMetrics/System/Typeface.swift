/// The shapes of a text's characters: those of the system font, or of an app's own font.
package enum Typeface: Hashable, Sendable {
  /// The system font in a design.
  case system(FontDesign)
  /// A face of an app's own font; characters that it lacks have the system font's widths.
  case face(FontFace)
}
