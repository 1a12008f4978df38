import Expectations
import FontMetrics
import Testing

@testable import FontFiles

@Suite struct CharacterMapTests {
  @Test func `A map of all planes comes before one of the first, whatever their order`() throws {
    for formats in [[.segments, .groups], [.groups, .segments]] as [[SampleFontFile.MapFormat]] {
      expectEqual(try face(SampleFontFile(heavy, formats: formats))?.advance(of: "😁"), 2601)
    }
  }

  @Test func `Maps for Unicode without Windows are read`() throws {
    var sample = SampleFontFile(heavy, formats: [.segments])
    sample.patch("cmap", at: 4, [0, 0, 0, 3])
    expectEqual(try face(sample), heavy.inBasicPlane)
  }

  @Test func `Glyph 0 and surrogates are missing, and glyphs without an advance have the last one's`() throws
  {
    var sample = SampleFontFile(regular, formats: [.groups])
    sample.tables["cmap"] =
      [0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0] + 0.bytes32 + 0.bytes32 + 2.bytes32
      + 0x41.bytes32 + 0x43.bytes32 + 0.bytes32 + 0xD7FE.bytes32 + 0xE001.bytes32 + 1.bytes32
    sample.tables["maxp"] = [0, 1, 0, 0, 0x10, 0]
    let found = try #require(try face(sample))
    expectEqual(["A", "B", "C"].map { found.advance(of: $0) }, [nil, 651, 1401])
    expectEqual(["\u{D7FE}", "\u{D7FF}", "\u{E001}"].map { found.advance(of: $0) }, [651, 1401, 1401])
    expectEqual(found.characterCount, 6)
  }

  @Test func `The required last segment may have a wrong list of glyphs`() throws {
    var sample = SampleFontFile(regular, formats: [.segments])
    let count = sample.tables["cmap"]?[19] ?? 0
    sample.patch("cmap", at: 12 + 16 + 4 * Int(count) - 2, [0xFF, 0xFF])
    expectEqual(try face(sample), regular)
  }
}
