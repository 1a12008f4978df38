/// The part of a map in format 4: segments of characters up to U+FFFF.
struct ShortSegments {
  private let part: FontTable
  private let count: Int

  init(in part: FontTable) throws(FontFileError) {
    self.part = part
    count = try part.uint16(at: 6, "number of segments, doubled,", in: 2...0xFFFF) / 2
  }

  /// Calls `body` for each segment in order; throws where one begins before the end of another.
  func forEach(_ body: (CharacterMap.Segment) throws(FontFileError) -> Void) throws(FontFileError) {
    var last = -1
    for index in 0..<count {
      let start = 16 + 2 * count + 2 * index
      let first = try part.uint16(at: start)
      // The last segment is required to be U+FFFF, which is not a character; its glyph is often wrong.
      if first == 0xFFFF { break }
      let end = try part.uint16(at: 14 + 2 * index)
      guard first > last else { throw part.error(at: start, .unordered(first: first, after: last)) }
      _ = try part.checked(end, at: 14 + 2 * index, "last character of a segment", in: first...0xFFFF)
      try body(try segment(index, first...min(end, 0xFFFE)))
      last = end
    }
  }

  private func segment(
    _ index: Int, _ characters: ClosedRange<Int>
  ) throws(FontFileError) -> CharacterMap.Segment {
    let delta = try part.uint16(at: 16 + 4 * count + 2 * index)
    let place = 16 + 6 * count + 2 * index
    let distance = try part.uint16(at: place)
    return CharacterMap.Segment(offset: place, characters: characters) {
      [part] character throws(FontFileError) in
      guard distance != 0 else { return (character + delta) & 0xFFFF }
      // The distance counts from the place of the distance itself.
      let glyph = try part.uint16(at: place + distance + 2 * (character - characters.lowerBound))
      return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
    }
  }
}

/// The part of a map in format 12: groups of any characters, with successive glyphs.
struct LongSegments {
  private let part: FontTable
  private let count: Int

  init(in part: FontTable) throws(FontFileError) {
    self.part = part
    count = try part.uint32(at: 12, "number of groups", in: 0...max(0, part.count - 16) / 12)
  }

  /// Calls `body` for each group in order; throws where one begins before the end of another.
  func forEach(_ body: (CharacterMap.Segment) throws(FontFileError) -> Void) throws(FontFileError) {
    var last = -1
    for index in 0..<count {
      let start = 16 + 12 * index
      let first = try part.uint32(at: start)
      guard first > last else { throw part.error(at: start, .unordered(first: first, after: last)) }
      _ = try part.checked(first, at: start, "first character of a group", in: 0...0x10_FFFF)
      let end = try part.uint32(at: start + 4, "last character of a group", in: first...0x10_FFFF)
      let glyph = try part.uint32(at: start + 8)
      try body(
        CharacterMap.Segment(offset: start, characters: first...end) { character throws(FontFileError) in
          glyph + (character - first)
        })
      last = end
    }
  }
}
