import Diagnostics
import Expectations
import Testing
import TextFormats

@Suite struct SourceLineTests {
  @Test func `lines know their places, and no more is dropped than a line has`() throws {
    let lines = try SourceLine.lines(of: "a\n\n  b\r\n")
    expectEqual(lines.map(\.text), ["a", "", "  b\r"])
    expectEqual(lines.map(\.position.line), [1, 2, 3])
    expectEqual(lines[2].indentation, 2)
    expectEqual(lines[2].dropping(2), SourceLine("b\r", at: SourcePosition(line: 3, column: 3)))

    let end = SourceLine("", at: SourcePosition(line: 4, column: 6))
    expectEqual(SourceLine("added", at: SourcePosition(line: 4, column: 1)).dropping(8), end)
  }

  @Test func `a last line without line feed is refused`() {
    forEachRow([("", 1, 1), ("a", 1, 2), ("a\nbc", 2, 3)]) { text, line, column in
      let fault = #expect(throws: Diagnostic.self, "\(text) \(line) \(column)") {
        try SourceLine.lines(of: text)
      }
      expectEqual(fault?.position, SourcePosition(line: line, column: column))
    }
  }
}
