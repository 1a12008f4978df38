import Expectations
import Testing

@testable import ShowcaseCommand

@Suite struct ReviewKeyReaderTests {
  private func keys(_ reads: String...) -> [ReviewKey] {
    var reader = ReviewKeyReader()
    return reads.flatMap { reader.keys(in: Array($0.utf8)) }
  }

  @Test func `Bytes of a terminal are keys`() {
    forEachRow(
      [
        ("a", [.letter("a")]), ("qA", [.letter("q"), .letter("A")]), (" ", [.letter(" ")]),
        ("\u{1B}[A", [.up]), ("\u{1B}[B\u{1B}[B", [.down, .down]), ("\u{1B}OC", [.right]),
        ("\u{1B}[D", [.left]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[H", [.home]),
        ("\u{1B}[4~", [.end]), ("\r", [.enter]), ("\u{3}", [.interrupt]),
      ] as [(String, [ReviewKey])]
    ) { text, expected in
      expectEqual(keys(text), expected)
    }
  }

  @Test func `What means nothing is left out and does not become letters, and keys behind it count`() {
    forEachRow([
      "\u{1B}", "\u{1B}[", "\u{1B}[15~", "\u{1B}[1;5", "\u{0}", "\u{E9}", "\u{1B}[99999999999",
      "\u{1B}[[A", "\u{1B}[[E", "\u{1B}A", "\u{1B}a", "\u{1B}\u{1B}A", "\u{1B}OP", "\u{1B}\u{E9}",
    ]) { text in
      expectEmpty(keys(text))
      expectEqual(keys(text, "", "a"), [.letter("a")])
    }

    var reader = ReviewKeyReader()
    expectEmpty(reader.keys(in: [0xFF, 0xC3]))

    forEachRow(["\u{1B}[15~", "\u{1B}[[A", "\u{1B}A"]) { text in
      expectEqual(keys(text + "a"), [.letter("a")])
    }
  }

  @Test func `A sequence may come in pieces, cut anywhere`() {
    forEachRow(
      [
        ("\u{1B}[A", [.up]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}OB", [.down]), ("\u{1B}[[A", []),
        ("\u{1B}[1;5A", []), ("\u{1B}A", []),
      ] as [(String, [ReviewKey])]
    ) { text, expected in
      let scalars = text.unicodeScalars.map { String($0) }
      for count in 1..<scalars.count {
        expectEqual(keys(scalars[..<count].joined(), scalars[count...].joined()), expected, "cut at \(count)")
      }
    }
  }

  @Test func `An escape alone is a key after a moment, and Control and C counts behind it`() {
    expectEqual(keys("\u{1B}", "", "A"), [.letter("A")])

    forEachRow(["\u{1B}", "\u{1B}[", "\u{1B}[1;"]) { start in
      expectEqual(keys(start + "\u{3}a"), [.interrupt, .letter("a")])
    }
  }
}
