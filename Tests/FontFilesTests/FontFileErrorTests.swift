import Diagnostics
import Expectations
import FontMetrics
import Testing

@testable import FontFiles

@Suite struct FontFileErrorTests {
  @Test func `What is not a font is refused by its name, with what to do`() {
    forEachRow(
      [
        ([], "it is not a font", .showcase("font FILE.ttf")),
        (Array("OTT".utf8), "it is not a font", .showcase("font FILE.ttf")),
        (Array("%PDF-1.7 and more".utf8), "it is not a font", .showcase("font FILE.ttf")),
        (Array("wOFF....".utf8), "it is a WOFF file, which is compressed", .showcase("font FILE.ttf")),
        (
          Array("wOF2....".utf8), "it is a WOFF2 file, which is compressed",
          .shell("woff2_decompress Sample.ttf")
        ),
      ] as [([UInt8], String, NextStep)]
    ) { bytes, problem, next in
      let diagnostic = error(bytes)?.diagnostic
      expectEqual(diagnostic?.problem, "the file, byte 0: \(problem)")
      expectEqual(diagnostic?.next, next)
      expectNotNil(diagnostic?.expected)
    }
  }

  @Test func `A lie of a table is refused with its tag, its byte and what was expected`() throws {
    forEachRow(Lie.all) { lie in
      var sample = SampleFontFile(heavy, formats: [lie.format])
      lie.change(&sample)
      let bytes = sample.bytes
      let found = error(bytes)
      let diagnostic = found?.diagnostic
      expectEqual(found?.table, lie.table)
      let start = sample.start(of: lie.table)
      expectEqual(
        diagnostic?.problem, "table '\(lie.table)', byte \(start + lie.offset): \(lie.problem)", "\(lie)")
      expectEqual(diagnostic?.expected, lie.expected, "\(lie)")
    }
  }

  @Test func `A table that is missing or not in the file is refused at the directory`() {
    for tag in ["head", "hhea", "maxp", "hmtx", "cmap", "name"] {
      var sample = SampleFontFile(heavy)
      sample.tables[tag] = nil
      expectEqual(error(sample.bytes)?.diagnostic.problem, "table '\(tag)', byte 4: it is missing")
    }
    var bytes = SampleFontFile(heavy).bytes
    let end = bytes.count
    // The entry of the first table, `OS/2`: tag, checksum, offset, length.
    bytes.replaceSubrange(12 + 12..<12 + 16, with: [0xFF, 0xFF, 0xFF, 0xFF])
    expectEqual(error(bytes)?.diagnostic.problem, "table 'OS/2', byte 24: the length is 4294967295")
    bytes.replaceSubrange(12 + 8..<12 + 12, with: [0xFF, 0xFF, 0xFF, 0xFF])
    expectEqual(error(bytes)?.diagnostic.problem, "table 'OS/2', byte 20: the offset is 4294967295")
    expectEqual(error(bytes)?.diagnostic.expected, "a number from 0 to \(end)")
  }

  @Test func `A file that ends anywhere is refused, and so is a collection without its faces`() {
    let bytes = SampleFontFile(heavy).bytes
    for count in 0..<bytes.count - 3 { expectNotNil(error(Array(bytes.prefix(count))), "\(count) bytes") }
    let empty = SampleFontFile.collection(of: [])
    expectEqual(error(empty)?.diagnostic.problem, "the file, byte 8: the number of faces is 0")
    let head: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0]
    expectEqual(
      error(head + [0xFF, 0xFF, 0xFF, 0xFF])?.diagnostic.expected, "a number from 1 to 256")
    expectEqual(error(head + [0, 0, 0, 1])?.diagnostic.problem, "the file, byte 12: it ends here")
    expectEqual(
      error(head + [0, 0, 0, 1, 0x7F, 0, 0, 0])?.diagnostic.expected, "\(0x7F00_0000 - 16) more bytes")
    expectEqual(
      error(head + [0, 0, 0, 1, 0, 0, 0, 0])?.diagnostic.problem, "the file, byte 0: it is not a font")
  }

  @Test func `A collection that repeats a large face is limited, in a time that is not noticed`() throws {
    var sample = SampleFontFile(regular)
    // Each group has all glyphs, again and again.
    sample.tables["maxp"] = [0, 1, 0, 0, 0xFF, 0xFF]
    let groups = stride(from: 0, to: 0x10_0000, by: 0x8000).map { start in
      start.bytes32 + (start + 0x7FFF).bytes32 + 1.bytes32
    }
    sample.tables["cmap"] =
      [0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12] + [0, 12, 0, 0] + 0.bytes32 + 0.bytes32 + groups.count.bytes32
      + groups.flatMap(\.self)
    let bytes = SampleFontFile.collection(of: Array(repeating: sample, count: 3))
    let time = ContinuousClock().measure {
      expectEqual(error(bytes)?.problem, .tooManyCharacters(2 * 0x11_0000))
    }
    #expect(time < .seconds(5))
  }
}

extension SampleFontFile {
  /// Where a table is in the file.
  fileprivate func start(of tag: String) -> Int {
    var start = 12 + 16 * tables.count
    for (name, table) in tables.sorted(by: { $0.key < $1.key }) where name < tag {
      start += (table.count + 3) / 4 * 4
    }
    return start
  }
}
