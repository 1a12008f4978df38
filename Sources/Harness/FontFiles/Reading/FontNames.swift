/// The names of a face: the table `name`.
struct FontNames {
  let postScript: String
  let family: String

  init(in directory: TableDirectory) throws(FontFileError) {
    let table = try directory.table("name")
    let records = try Self.records(of: table)
    guard let postScript = try Self.name([6], among: records, in: table) else {
      throw table.error(at: 0, .noName("PostScript"))
    }
    // The family of all weights, or else that of the four usual faces.
    guard let family = try Self.name([16, 1], among: records, in: table) else {
      throw table.error(at: 0, .noName("family's"))
    }
    (self.postScript, self.family) = (postScript, family)
  }

  /// A name that the table has.
  private struct Record {
    let kind: Int
    /// How good the name is among those of its kind; 0 is the best.
    let rank: Int
    let isUTF16: Bool
    let entry: Int
  }

  private static func records(of table: FontTable) throws(FontFileError) -> [Record] {
    var records: [Record] = []
    for index in 0..<(try table.uint16(at: 2)) {
      let entry = 6 + 12 * index
      let (platform, language) = (try table.uint16(at: entry), try table.uint16(at: entry + 4))
      let encoding = try table.uint16(at: entry + 2)
      guard let rank = rank(platform, encoding, language) else { continue }
      let kind = try table.uint16(at: entry + 6)
      records.append(Record(kind: kind, rank: rank, isUTF16: platform != 1, entry: entry))
    }
    return records
  }

  /// Returns how good a name is; `nil` if it cannot be read.
  private static func rank(_ platform: Int, _ encoding: Int, _ language: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 0), (3, 1), (3, 10): language == 0x409 ? 0 : 2
    case (1, 0): language == 0 ? 1 : 4
    case (0, _): 3
    default: nil
    }
  }

  /// Returns the best name of the first kind that has one.
  private static func name(
    _ kinds: [Int], among records: [Record], in table: FontTable
  ) throws(FontFileError) -> String? {
    for kind in kinds {
      let found = records.filter { $0.kind == kind }.min { $0.rank < $1.rank }
      guard let found else { continue }
      let text = try text(of: found, in: table)
      if !text.isEmpty { return text }
    }
    return nil
  }

  private static func text(of record: Record, in table: FontTable) throws(FontFileError) -> String {
    let length = try table.uint16(at: record.entry + 8, "length of a name", in: 0...mostBytes)
    let start = try table.uint16(at: 4) + (try table.uint16(at: record.entry + 10))
    let bytes = Array(try table.bytes(at: start, count: length))
    let text =
      record.isUTF16
      ? String(
        decoding: stride(from: 0, to: length - 1, by: 2).map {
          UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }, as: UTF16.self)
      : String(macRoman: bytes)
    return text.filter { $0 != "\0" }
  }

  private static let mostBytes = 1000
}
