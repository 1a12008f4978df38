import FontMetrics

/// Weight, slant and heights: what the table `OS/2` says, or else other tables.
struct FontStyle {
  let weight: Int
  let isItalic: Bool
  let line: LineExtent
  let capHeight: Int
  let xHeight: Int

  init(in directory: TableDirectory, _ header: FontHeader) throws(FontFileError) {
    let usualWeight = header.isBold ? 700 : 400
    guard let table = try directory.optionalTable("OS/2") else {
      (weight, isItalic, line) = (usualWeight, header.isItalic, header.line)
      (capHeight, xHeight) = Self.usualHeights(header)
      return
    }
    let number = try table.uint16(at: 4, "weight", in: 0...FontFace.weights.upperBound)
    weight = number == 0 ? usualWeight : number
    // Bit 0 is for an italic face, and bit 9 for an upright one that is slanted.
    isItalic = try table.uint16(at: 62) & 0x201 != 0
    line = header.line.isEmpty ? try LineExtent(in: table, at: 68) : header.line
    let usual = Self.usualHeights(header)
    guard try table.uint16(at: 0) >= 2 else {
      (capHeight, xHeight) = usual
      return
    }
    let (own, ownX) = (try table.int16(at: 88), try table.int16(at: 86))
    (capHeight, xHeight) = (own == 0 ? usual.cap : own, ownX == 0 ? usual.x : ownX)
  }

  /// The heights of letters in fonts that do not say them: CSS takes half an em for `x`.
  private static func usualHeights(_ header: FontHeader) -> (cap: Int, x: Int) {
    (header.unitsPerEm * 7 / 10, header.unitsPerEm / 2)
  }
}
