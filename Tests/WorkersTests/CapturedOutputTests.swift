import Expectations
import Testing
import Workers

@Suite struct CapturedOutputTests {
  @Test func `Short output is kept whole, of long output the beginning and the end`() {
    // Short output is kept completely.
    do {
      var output = CapturedOutput()
      for piece in ["one\n", "", "zwei ü"] { output.append(Array(piece.utf8)) }
      expectEqual(output.text, "one\nzwei ü")
      expectEqual(output.count, 11)
    }
    // Of long output the beginning and the end are kept.
    forEachRow([1, 10, 4096, 100_000]) { piece in
      let all = (0..<200_000).map { UInt8(97 + $0 % 26) }
      var output = CapturedOutput()
      for start in stride(from: 0, to: all.count, by: piece) {
        output.append(all[start..<min(start + piece, all.count)])
      }
      let kept = CapturedOutput.keptBytes
      let expected =
        String(decoding: all.prefix(kept), as: UTF8.self)
        + "\n... \(all.count - 2 * kept) bytes left out ...\n"
        + String(decoding: all.suffix(kept), as: UTF8.self)
      expectEqual(output.text, expected)
    }
  }
}
