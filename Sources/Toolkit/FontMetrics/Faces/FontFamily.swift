/// A family of fonts by their metrics.
///
///     let face = FontFace(
///       name: "Avenir-Heavy", family: "Avenir", weight: 800, ascent: 1000, descent: -366, capHeight: 708,
///       xHeight: 468, advances: ["H": 740, "i": 246])
///     let family = FontFamily(name: "Avenir", faces: [face])
///
/// Families usually come from files that `showcase font` writes, which the module `FontFiles` reads.
public struct FontFamily: Hashable, Sendable {
  /// The name of the family, such as `Avenir`.
  public let name: String
  /// The faces, in the order of the file if read from one.
  public let faces: [FontFace]

  /// Creates a family from faces, which then all have its name.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - faces: The faces, of which no two have the same name.
  public init(name: String, faces: [FontFace]) {
    self.name = name
    self.faces = faces.map { face in
      var face = face
      face.family = name
      return face
    }
  }
}
