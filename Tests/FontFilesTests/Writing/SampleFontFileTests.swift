import Expectations
import FontMetrics
import Testing

@testable import FontFiles

@Suite struct SampleFontFileTests {
  @Test func `A sample has the tables that a font needs, at multiples of four bytes`() {
    let bytes = SampleFontFile(regular).bytes
    expectEqual(Array(bytes.prefix(6)), [0, 1, 0, 0, 0, 7])
    let entries = (0..<7).map { Array(bytes[12 + 16 * $0..<28 + 16 * $0]) }
    expectEqual(
      entries.map { String(decoding: $0.prefix(4), as: UTF8.self) },
      ["OS/2", "cmap", "head", "hhea", "hmtx", "maxp", "name"])
    expectEmpty(entries.filter { $0[11] % 4 != 0 })
    expectEqual(bytes.count % 4, 0)
  }
}
