import FontMetrics

/// A font's file: TrueType or OpenType, with one face or a collection.
///
///     let file = try FontFile(bytes, named: "Fonts/Avenir-Heavy.ttf")
///     file.faces.map(\.name)  // ["Avenir-Heavy"]
///
/// Only the metrics are read, from the tables `head`, `hhea`, `maxp`, `hmtx`, `cmap`, `OS/2` and `name`. A line's
/// extent is that of `hhea`, as on iOS, or that of `OS/2` where `hhea` has 0. A variable font gives its default instance.
/// Any bytes are read or refused in a time that grows with their number.
package struct FontFile: Sendable {
  /// The faces in the order of the file; one, except in a collection.
  package let faces: [FontFace]

  /// Reads a font's file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a `.ttf`, `.otf`, `.ttc` or `.otc` file.
  ///   - file: The name of the file, for errors.
  /// - Throws: What cannot be read, with its table and byte.
  package init(_ bytes: [UInt8], named file: String) throws(FontFileError) {
    let whole = FontTable(of: bytes, in: file)
    var budget = Self.mostCharacters
    var faces: [FontFace] = []
    for start in try Self.faceOffsets(in: whole) {
      faces.append(try FontFileFace(in: whole, at: start).face(&budget))
    }
    self.faces = faces
  }

  /// The most characters of all faces together, so that a small collection cannot take minutes.
  static let mostCharacters = 2 * 0x11_0000
  /// The most faces of a collection.
  static let mostFaces = 256

  /// Returns where the table directories of all faces begin.
  private static func faceOffsets(in whole: FontTable) throws(FontFileError) -> [Int] {
    guard whole.count >= 4 else { throw whole.error(at: 0, .unknownFormat) }
    let signature = try whole.tag(at: 0)
    switch signature {
    case "\0\u{1}\0\0", "OTTO", "true": return [0]
    case "wOFF": throw whole.error(at: 0, .compressed("WOFF"))
    case "wOF2": throw whole.error(at: 0, .compressed("WOFF2"))
    case "ttcf":
      let count = try whole.uint32(at: 8, "number of faces", in: 1...mostFaces)
      var offsets: [Int] = []
      for index in 0..<count { offsets.append(try whole.uint32(at: 12 + 4 * index)) }
      return offsets
    default: throw whole.error(at: 0, .unknownFormat)
    }
  }
}

/// One face of a font's file.
private struct FontFileFace {
  private let directory: TableDirectory

  init(in whole: FontTable, at start: Int) throws(FontFileError) {
    directory = try TableDirectory(in: whole, at: start)
  }

  /// Reads the face's tables.
  ///
  /// - Parameter budget: How many characters it may have, which are subtracted.
  func face(_ budget: inout Int) throws(FontFileError) -> FontFace {
    let header = try FontHeader(in: directory)
    let metrics = try HorizontalMetrics(in: directory, header)
    let style = try FontStyle(in: directory, header)
    let names = try FontNames(in: directory)
    let map = try CharacterMap(in: directory, glyphCount: header.glyphCount)
    let advances = try map.advances(metrics, budget: &budget)
    return FontFace(
      name: names.postScript, family: names.family, weight: style.weight, isItalic: style.isItalic,
      unitsPerEm: header.unitsPerEm, ascent: style.line.ascent, descent: style.line.descent,
      lineGap: style.line.gap, capHeight: style.capHeight, xHeight: style.xHeight,
      advances: advances)
  }
}
