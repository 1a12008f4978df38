/// The tables of a face by their tags.
struct TableDirectory {
  private let directory: FontTable
  private let tables: [String: (offset: Int, entry: Int, length: Int)]
  private let whole: FontTable

  /// Reads the directory at an offset of the file.
  init(in whole: FontTable, at start: Int) throws(FontFileError) {
    self.whole = whole
    directory = try whole.part(at: start)
    let signature = try directory.tag(at: 0)
    guard ["\0\u{1}\0\0", "OTTO", "true"].contains(signature) else {
      throw directory.error(at: 0, .unknownFormat)
    }
    var tables: [String: (Int, Int, Int)] = [:]
    for index in 0..<(try directory.uint16(at: 4, "number of tables", in: 1...4095)) {
      let entry = 12 + 16 * index
      let tag = try directory.tag(at: entry)
      // Of several tables with one tag, the first one counts.
      guard tables[tag] == nil else { continue }
      tables[tag] = (
        try directory.uint32(at: entry + 8), entry, try directory.uint32(at: entry + 12)
      )
    }
    self.tables = tables
  }

  /// Returns a table; throws if the face lacks it, or if it is not in the file.
  func table(_ tag: String) throws(FontFileError) -> FontTable {
    guard let table = try optionalTable(tag) else {
      throw try directory.part(at: 0, tag: tag).error(at: 4, .isMissing)
    }
    return table
  }

  /// Returns a table; `nil` if the face lacks it.
  func optionalTable(_ tag: String) throws(FontFileError) -> FontTable? {
    guard let (offset, entry, length) = tables[tag] else { return nil }
    let end = whole.count
    guard offset <= end, length <= end - offset else {
      // The fault is in the directory, where the file ends is not of interest.
      let part = try directory.part(at: 0, tag: tag)
      guard offset <= end else {
        throw part.error(at: entry + 8, .number("offset", found: offset, expected: 0...end))
      }
      throw part.error(at: entry + 12, .number("length", found: length, expected: 0...end - offset))
    }
    return try whole.part(at: offset, length: length, tag: tag)
  }
}
