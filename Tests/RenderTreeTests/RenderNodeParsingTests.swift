import Diagnostics
import Expectations
import RenderTree
import Testing

@Suite struct RenderNodeParsingTests {
  @Test func `a fault is reported with its place, another spelling with the canonical one`() {
    forEachRow([
      ("", 1, 1), ("A", 1, 2), ("A\n\n", 2, 1), (" A\n", 1, 1), ("A\nB\n", 2, 1), ("A\n B\n", 2, 1),
      ("A\n    B\n", 2, 1), ("A\n  B\n   C\n", 3, 1), ("A \n", 1, 3), ("A  #b\n", 1, 3), ("A\r\n", 1, 2),
      ("9\n", 1, 1), ("A #\n", 1, 4), ("A \"x\n", 1, 5), ("A [x\n", 1, 5), ("A (1 2 3 4)\n", 1, 7),
      ("A (1 2; 3)\n", 1, 10), ("A (1 2; 3 x)\n", 1, 11), ("A x\n", 1, 4), ("A x=\n", 1, 5),
      ("A x=1e3\n", 1, 5),
      ("A x=(1,2)\n", 1, 7), ("A x=word(y)\n", 1, 10), ("A \"t\" #i\n", 1, 7), ("A [s] \"t\"\n", 1, 7),
      ("A #i #j\n", 1, 6), ("A x=1 [s]\n", 1, 7), ("A x=1.0\n", 1, 6), ("A x=-0\n", 1, 5),
      ("A x=0.12345\n", 1, 10), ("A #\"i\"\n", 1, 4), ("A \"\\u{41}\"\n", 1, 4), ("A \"\u{200B}\"\n", 1, 4),
      ("A x=#ffffff\n", 1, 6), ("A x=#FFFFF\n", 1, 5), ("A x=#123\n", 1, 5), ("A x=#1234\n", 1, 5),
      ("A x=#12345\n", 1, 5), ("A x=#1234567\n", 1, 5), ("A x=#123456789\n", 1, 5), ("A x=#12345G\n", 1, 11),
      ("A x=a(#123456\n", 1, 14), ("A x=a(#12345)\n", 1, 7), ("A x=a(b c)\n", 1, 8), ("A x=a()\n", 1, 7),
      ("A x=word(#123456\n", 1, 17), ("A x=word(\"a\")(#123456)\n", 1, 5), ("A x=nan(#123456)\n", 1, 5),
      ("A x=\"a\"(#123456)\n", 1, 8), ("A x=#123456 (#123456)\n", 1, 14),
      ("changed\n", 1, 1), ("A\n  B [x]y\n", 2, 8),
    ]) { text, line, column in
      let fault = #expect(throws: Diagnostic.self, "\(text) \(line) \(column)") { try RenderNode(text: text) }
      expectEqual(fault?.position, SourcePosition(line: line, column: column), "\(String(describing: fault))")
      expectNotNil(fault?.expected)
    }

    let color = #expect(throws: Diagnostic.self) { try RenderNode(text: "A x=label(#FFFf00)\n") }
    expectEqual(
      color?.description,
      """
      1:15: error: found 'f'
        expected: a digit from 0 to 9 or from A to F
      """)

    let fault = #expect(throws: Diagnostic.self) { try RenderNode(text: "A x=01.50\n") }
    expectEqual(
      fault?.description,
      """
      1:5: error: the line is not in its canonical spelling
        expected: A x=1.5
      """)
  }
}
