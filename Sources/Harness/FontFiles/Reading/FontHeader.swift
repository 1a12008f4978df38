import FontMetrics

/// What the tables `head`, `hhea` and `maxp` say.
struct FontHeader {
  let unitsPerEm: Int
  let glyphCount: Int
  /// How many glyphs have an advance of their own; the others have that of the last of these.
  let metricCount: Int
  /// The extent of a line in `hhea`.
  let line: LineExtent
  let isBold: Bool
  let isItalic: Bool

  init(in directory: TableDirectory) throws(FontFileError) {
    let head = try directory.table("head")
    _ = try head.uint32(at: 12, "magic number", in: 0x5F0F_3CF5...0x5F0F_3CF5)
    unitsPerEm = try head.uint16(at: 18, "number of units of an em", in: FontFace.unitCounts)
    let style = try head.uint16(at: 44)
    (isBold, isItalic) = (style & 1 != 0, style & 2 != 0)
    glyphCount = try directory.table("maxp").uint16(at: 4, "number of glyphs", in: 1...0xFFFF)
    let hhea = try directory.table("hhea")
    line = try LineExtent(in: hhea, at: 4)
    metricCount = try hhea.uint16(at: 34, "number of advances", in: 1...glyphCount)
  }
}

/// The extent of a line: three numbers after each other.
struct LineExtent {
  let ascent: Int
  let descent: Int
  let gap: Int

  init(in table: FontTable, at offset: Int) throws(FontFileError) {
    ascent = try table.int16(at: offset)
    descent = try table.int16(at: offset + 2)
    gap = try table.int16(at: offset + 4)
  }

  /// Whether a line would have no height.
  var isEmpty: Bool { ascent == 0 && descent == 0 }
}

/// The advances of all glyphs: the table `hmtx`.
struct HorizontalMetrics {
  private let advances: [UInt16]

  init(in directory: TableDirectory, _ header: FontHeader) throws(FontFileError) {
    let table = try directory.table("hmtx")
    var advances: [UInt16] = []
    advances.reserveCapacity(min(header.metricCount, table.count / 4))
    for index in 0..<header.metricCount {
      advances.append(UInt16(truncatingIfNeeded: try table.uint16(at: 4 * index)))
    }
    self.advances = advances
  }

  /// Returns the advance of a glyph; the last one's for those that have no advance of their own.
  func advance(ofGlyph glyph: Int) -> UInt16 {
    advances[min(glyph, advances.count - 1)]
  }
}
