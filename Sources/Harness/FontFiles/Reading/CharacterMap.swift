import FontMetrics

/// The glyphs of characters: the table `cmap`, of which one part is used.
struct CharacterMap {
  /// The part from its start to the table's end.
  private let part: FontTable
  private let format: Int
  private let glyphCount: Int

  /// Chooses the part: format 12 before 4, which has only characters up to U+FFFF, and Windows before others.
  init(in directory: TableDirectory, glyphCount: Int) throws(FontFileError) {
    let table = try directory.table("cmap")
    var (best, formats, symbols): ((rank: Int, part: FontTable)?, [Int], Int?) = (nil, [], nil)
    for index in 0..<(try table.uint16(at: 2)) {
      let entry = 4 + 8 * index
      let (platform, encoding) = (try table.uint16(at: entry), try table.uint16(at: entry + 2))
      if platform == 3, encoding == 0 { symbols = symbols ?? entry }
      guard Self.isUnicode(platform, encoding) else { continue }
      let part = try table.part(at: try table.uint32(at: entry + 4))
      let format = try part.uint16(at: 0)
      // Variation sequences choose among glyphs of characters that are in another part.
      if format == 14 { continue }
      formats.append(format)
      guard format == 12 || format == 4 else { continue }
      let rank = (format == 12 ? 2 : 0) + (platform == 3 ? 1 : 0)
      if rank > best?.rank ?? -1 { best = (rank, part) }
    }
    guard let best else {
      throw symbols.map { table.error(at: $0, .symbols) }
        ?? table.error(at: 0, .noUnicode(formats: formats))
    }
    part = best.part
    format = best.rank >= 2 ? 12 : 4
    self.glyphCount = glyphCount
  }

  private static func isUnicode(_ platform: Int, _ encoding: Int) -> Bool {
    platform == 0 || platform == 3 && (encoding == 1 || encoding == 10)
  }

  /// Returns the advances of all characters.
  ///
  /// - Parameters:
  ///   - metrics: The advances of glyphs.
  ///   - budget: How many characters there may be, which are subtracted.
  func advances(_ metrics: HorizontalMetrics, budget: inout Int) throws(FontFileError) -> ScalarAdvances {
    var advances = ScalarAdvances()
    try forEachSegment { segment throws(FontFileError) in
      budget -= segment.characters.count
      guard budget >= 0 else {
        throw part.error(at: segment.offset, .tooManyCharacters(FontFile.mostCharacters))
      }
      for character in segment.characters {
        let glyph = try segment.glyph(character)
        // Glyph 0 is for missing characters, and surrogates are not characters.
        guard glyph != 0, let scalar = Unicode.Scalar(UInt32(character)) else { continue }
        guard glyph < glyphCount else {
          throw part.error(
            at: segment.offset, .number("glyph", found: glyph, expected: 0...glyphCount - 1))
        }
        advances.append(metrics.advance(ofGlyph: glyph), of: scalar)
      }
    }
    return advances
  }

  /// Successive characters, whose order and numbers have been checked.
  struct Segment {
    /// Where the segment is described.
    let offset: Int
    let characters: ClosedRange<Int>
    /// Returns the glyph of one of the characters.
    let glyph: (Int) throws(FontFileError) -> Int
  }

  private func forEachSegment(
    _ body: (Segment) throws(FontFileError) -> Void
  ) throws(FontFileError) {
    if format == 12 {
      try LongSegments(in: part).forEach(body)
    } else {
      try ShortSegments(in: part).forEach(body)
    }
  }
}
