import Expectations
import FontMetrics
import Testing

@testable import FontFiles

@Suite struct FontNamesTests {
  /// A table of names: platform, encoding, language, kind, and the bytes.
  private func table(_ names: [(Int, Int, Int, Int, [UInt8])]) -> [UInt8] {
    var (records, texts): ([UInt8], [UInt8]) = ([], [])
    for (platform, encoding, language, kind, bytes) in names {
      records += [platform, encoding, language, kind, bytes.count, texts.count].flatMap(\.bytes16)
      texts += bytes
    }
    return [0, 0] + names.count.bytes16 + (6 + records.count).bytes16 + records + texts
  }

  private func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { Int($0).bytes16 } }

  private func names(_ names: [(Int, Int, Int, Int, [UInt8])]) throws -> [String?] {
    var sample = SampleFontFile(regular)
    sample.tables["name"] = table(names)
    let found = try face(sample)
    return [found?.name, found?.family]
  }

  @Test
  func `English names for Windows come before others, and the family of all weights before that of four`()
    throws
  {
    let names = try names([
      (1, 0, 0, 6, Array("Mac".utf8)), (3, 1, 0x407, 6, wide("Deutsch")), (3, 1, 0x409, 6, wide("English")),
      (3, 1, 0x409, 1, wide("Sample Heavy")), (0, 3, 0, 16, wide("Unicode")), (3, 1, 0x411, 16, wide("見本")),
    ])
    expectEqual(names, ["English", "見本"])
  }

  @Test func `Names for the Mac are in its Roman encoding, and unknown encodings are passed over`() throws {
    let names = try names([
      (3, 3, 0x409, 6, [1, 2]), (1, 1, 0, 6, [3]), (1, 0, 0, 6, [0x41, 0x8E, 0x80, 0xFF, 0xCA, 0]),
      (0, 3, 0, 1, wide("U😀")),
      (3, 1, 0x409, 16, []),
    ])
    expectEqual(names, ["AéÄˇ\u{A0}", "U😀"])
  }
}
