@testable import FontFiles

/// A change of a sample that makes it unusable.
struct Lie: CustomStringConvertible, Sendable {
  let description: String
  /// The table where the fault is found, and the byte of the table.
  let table: String
  let offset: Int
  let problem: String
  let expected: String?
  /// The format of the sample's map.
  let format: SampleFontFile.MapFormat
  let change: @Sendable (inout SampleFontFile) -> Void

  init(
    _ description: String, _ table: String, _ offset: Int, _ problem: String, expected: String?,
    format: SampleFontFile.MapFormat = .groups, _ change: @escaping @Sendable (inout SampleFontFile) -> Void
  ) {
    (self.description, self.table, self.offset, self.problem) = (description, table, offset, problem)
    (self.expected, self.format, self.change) = (expected, format, change)
  }

  static let all = headers + names + groups + segments

  private static let headers = [
    Lie("no magic number", "head", 12, "the magic number is 0", expected: "1594834165") {
      $0.patch("head", at: 12, [0, 0, 0, 0])
    },
    Lie("em of 0", "head", 18, "the number of units of an em is 0", expected: "a number from 16 to 16384") {
      $0.patch("head", at: 18, [0, 0])
    },
    Lie(
      "em too large", "head", 18, "the number of units of an em is 16385",
      expected: "a number from 16 to 16384"
    ) {
      $0.patch("head", at: 18, [0x40, 1])
    },
    Lie("short head", "head", 40, "it ends here", expected: "6 more bytes") {
      $0.tables["head"]?.removeLast(14)
    },
    Lie("no glyphs", "maxp", 4, "the number of glyphs is 0", expected: "a number from 1 to 65535") {
      $0.patch("maxp", at: 4, [0, 0])
    },
    Lie("no advances", "hhea", 34, "the number of advances is 0", expected: "a number from 1 to 13") {
      $0.patch("hhea", at: 34, [0, 0])
    },
    Lie(
      "more advances than glyphs", "hhea", 34, "the number of advances is 14",
      expected: "a number from 1 to 13"
    ) {
      $0.patch("hhea", at: 34, [0, 14])
    },
    Lie("short hmtx", "hmtx", 8, "it ends here", expected: "2 more bytes") {
      $0.tables["hmtx"]?.removeLast(44)
    },
    Lie("weight too large", "OS/2", 4, "the weight is 1001", expected: "a number from 0 to 1000") {
      $0.patch("OS/2", at: 4, [3, 0xE9])
    },
    Lie("short OS/2", "OS/2", 60, "it ends here", expected: "4 more bytes") {
      $0.tables["OS/2"]?.removeLast(36)
    },
  ]

  private static let names = [
    Lie("no names", "name", 0, "the PostScript name is missing", expected: "a name in English or for Windows")
    {
      $0.tables["name"] = [0, 0, 0, 0, 0, 6]
    },
    Lie("no family", "name", 0, "the family's name is missing", expected: "a name in English or for Windows")
    {
      $0.tables["name"] = [0, 0, 0, 1, 0, 18, 0, 1, 0, 0, 0, 0, 0, 6, 0, 1, 0, 0, 0x41]
    },
    Lie("long name", "name", 14, "the length of a name is 1001", expected: "a number from 0 to 1000") {
      $0.tables["name"] = [0, 0, 0, 1, 0, 18, 0, 1, 0, 0, 0, 0, 0, 6, 3, 0xE9, 0, 0, 0x41]
    },
    Lie("name beyond the table", "name", 19, "it ends here", expected: "65536 more bytes") {
      $0.tables["name"] = [0, 0, 0, 1, 0, 18, 0, 1, 0, 0, 0, 0, 0, 6, 0, 2, 0xFF, 0xFF, 0x41]
    },
    Lie("65535 names", "name", 6, "it ends here", expected: "2 more bytes") {
      $0.tables["name"] = [0, 0, 0xFF, 0xFF, 0, 6]
    },
  ]
}
