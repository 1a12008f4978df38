import Expectations
import Testing

@testable import Exploring

@Suite struct TrapMessageTests {
  @Test func `A line at the beginning is apart from the words, and without its folder`() {
    let rows: [(text: String, line: String?, words: String)] = [
      ("Shop/Cart.swift:12: Fatal error: no order", "Cart.swift:12", "Fatal error: no order"),
      ("/a b/Cart.swift:12: Fatal error: x", "Cart.swift:12", "Fatal error: x"),
      ("Fatal error: at Cart.swift:12: x", nil, "Fatal error: at Cart.swift:12: x"),
      ("signal 11", nil, "signal 11"), ("", nil, ""),
    ]
    forEachRow(rows) { row in
      expectEqual(TrapMessage(row.text).line, row.line)
      expectEqual(TrapMessage(row.text).words, row.words)
    }
  }
}
