import Diagnostics
import Expectations
import Testing

@Suite struct SourcePositionTests {
  @Test func `positions count line feeds and scalars, and are in reading order`() {
    // A line feed starts a line, any other scalar takes a column.
    let end = "a\u{301}\n\tb".unicodeScalars.reduce(SourcePosition.start) { $0.advanced(over: $1) }
    expectEqual(end, SourcePosition(line: 2, column: 3))
    // Positions are in reading order.
    #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
    #expect(SourcePosition(line: 2, column: 1) < SourcePosition(line: 2, column: 2))
  }
}
