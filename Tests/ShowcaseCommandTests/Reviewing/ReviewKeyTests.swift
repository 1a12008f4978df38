import Testing

@testable import ShowcaseCommand

@Suite struct ReviewKeyTests {
  @Test(
    "Bytes of a terminal are keys",
    arguments: [
      ("a", [.letter("a")]), ("qA", [.letter("q"), .letter("A")]), (" ", [.letter(" ")]),
      ("\u{1B}[A", [.up]), ("\u{1B}[B\u{1B}[B", [.down, .down]), ("\u{1B}OC", [.right]),
      ("\u{1B}[D", [.left]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[H", [.home]),
      ("\u{1B}[4~", [.end]), ("\r", [.enter]), ("\u{3}", [.interrupt]),
    ] as [(String, [ReviewKey])])
  func keys(text: String, expected: [ReviewKey]) {
    #expect(ReviewKey.keys(in: Array(text.utf8)) == expected)
  }

  @Test(
    "What means nothing is left out, and does not become letters",
    arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[15~", "\u{1B}[1;5", "\u{0}", "\u{E9}", "\u{1B}[99999999999"])
  func unknown(text: String) {
    #expect(ReviewKey.keys(in: Array(text.utf8)).isEmpty)
    #expect(ReviewKey.keys(in: [0xFF, 0xC3]).isEmpty)
  }

  @Test("A key behind one that means nothing counts")
  func behind() {
    #expect(ReviewKey.keys(in: Array("\u{1B}[15~a".utf8)) == [.letter("a")])
  }
}
