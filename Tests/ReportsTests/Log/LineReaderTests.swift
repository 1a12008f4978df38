import Expectations
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite struct LineReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lines(of text: String) throws -> [String] {
    try folder.write(text, to: "log")
    var reader = LineReader(folder.log("log"))
    var lines: [String] = []
    while let line = try reader.next() {
      lines.append(line)
      expectEqual(reader.lineNumber, lines.count)
    }
    expectNil(try reader.next())
    return lines
  }

  @Test func `Lines of any length and number are read in order, up to the last line feed`() {
    forEachRow([0, 1, 5, 16 * 1024 - 2, 16 * 1024 - 1, 16 * 1024, 16 * 1024 + 1, 50_000, 200_000]) { length in
      let long = String(repeating: "ä", count: length)
      expectEqual(try lines(of: "a\n\(long)\n\nb\n"), ["a", long, "", "b"])
    }

    forEachRow(SplitMix64.seeds(10)) { seed in
      var random = SplitMix64(seed: seed)
      let texts = (0..<3000).map {
        "\($0)" + String(repeating: "x", count: Int.random(in: 0...40, using: &random))
      }
      expectEqual(try lines(of: texts.map { "\($0)\n" }.joined()), texts, "seed \(seed)")
    }

    forEachRow(["", "a", "a\nb"]) { text in
      expectEqual(try lines(of: text), text.split(separator: "\n").dropLast().map(String.init))
    }
  }

  @Test func `A reader that is copied goes on from where it was`() throws {
    try folder.write("a\nb\nc\n", to: "log")
    var first = LineReader(folder.log("log"))
    expectEqual(try first.next(), "a")
    var second = first
    expectEqual(try [first.next(), first.next()], ["b", "c"])
    expectEqual(try second.next(), "b")
  }
}
