import Expectations
import FontMetrics
import Testing

@testable import FontFiles

@Suite struct FontStyleTests {
  @Test func `Without the table OS-2, weight and slant are those of head, and heights the usual ones`() throws
  {
    var sample = SampleFontFile(heavy)
    sample.tables["OS/2"] = nil
    let found = try #require(try face(sample))
    expectEqual([found.weight, found.capHeight, found.xHeight], [700, 1433, 1024])
    expectTrue(found.isItalic)
    sample.patch("head", at: 44, [0, 0])
    let plain = try #require(try face(sample))
    expectEqual(plain.weight, 400)
    expectFalse(plain.isItalic)
  }

  @Test func `Versions before 2 and zeros have the usual heights, and a weight of 0 is that of head`() throws
  {
    var sample = SampleFontFile(heavy)
    sample.patch("OS/2", at: 4, [0, 0])
    sample.patch("OS/2", at: 86, [0, 0])
    let zero = try #require(try face(sample))
    expectEqual([zero.weight, zero.capHeight, zero.xHeight], [700, 1493, 1024])
    sample.patch("OS/2", at: 0, [0, 1])
    expectEqual(try face(sample)?.capHeight, 1433)
  }

  @Test func `A line's extent is that of hhea, or of OS-2 where hhea has 0`() throws {
    var sample = SampleFontFile(heavy)
    sample.patch("OS/2", at: 68, [0x03, 0x20, 0xFF, 0x38, 0, 90])
    expectEqual(try face(sample)?.ascent, 1901)
    sample.patch("hhea", at: 4, [0, 0, 0, 0])
    let found = try #require(try face(sample))
    expectEqual([found.ascent, found.descent, found.lineGap], [800, -200, 90])
  }

  @Test func `Oblique faces are italic, too`() throws {
    var sample = SampleFontFile(regular)
    expectEqual(try face(sample)?.isItalic, false)
    sample.patch("OS/2", at: 62, [2, 0])
    expectEqual(try face(sample)?.isItalic, true)
  }
}
