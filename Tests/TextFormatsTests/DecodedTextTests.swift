import Diagnostics
import Expectations
import Testing
import TextFormats

@Suite struct DecodedTextTests {
  @Test func `UTF-8 is decoded, and other bytes are refused at the first one`() throws {
    expectEqual(try String(utf8Text: Array("a\né😀".utf8)), "a\né😀")
    forEachRow(
      [
        ([0xFF], 1, 1), ([0x61, 0x0A, 0xC3, 0xA9, 0x62, 0xE2, 0x28], 2, 3), ([0x61, 0xF0, 0x9F, 0x98], 1, 2),
      ] as [([UInt8], Int, Int)]
    ) { bytes, line, column in
      let fault = #expect(throws: Diagnostic.self) { try String(utf8Text: bytes) }
      expectEqual(fault?.problem, "the file is not UTF-8")
      expectEqual(fault?.position, SourcePosition(line: line, column: column))
    }
  }
}
