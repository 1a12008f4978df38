import Expectations
import TestSupport
import Testing
import UTF8Text

@Suite struct SpelledTextTests {
  @Test func `A text that looks like another one is spelled out`() {
    forEachRow([
      ("caf\u{E9}", "cafe\u{301}", #"caf\u{E9}"#, #"cafe\u{301}"#),
      ("paypal", "p\u{430}ypal", "paypal", #"p\u{430}ypal"#),
      ("\u{FF41}", "a", #"\u{FF41}"#, "a"), ("1 \u{2013} 2", "1 - 2", #"1 \u{2013} 2"#, "1 - 2"),
      ("caf\u{E9}", "cafe", "caf\u{E9}", "cafe"), ("\u{E9}", "\u{E9}", "\u{E9}", "\u{E9}"),
    ]) { text, other, shown, shownOther in
      expectEqual(text.shown(apartFrom: other), shown)
      expectEqual(other.shown(apartFrom: text), shownOther)
    }
  }

  @Test func `only marked lines with another mark are compared`() {
    expectEqual(
      [
        "head \u{E9}", "  - b \u{E9}", "  + b e\u{301}", "  - c \u{E9}", "  - c e\u{301}", "- d \u{E9}",
        "+ d \u{E9}",
      ]
      .shownApart,
      [
        "head \u{E9}", #"  - b \u{E9}"#, #"  + b e\u{301}"#, "  - c \u{E9}", "  - c e\u{301}", "- d \u{E9}",
        "+ d \u{E9}",
      ])
  }

  @Test(arguments: 1...5)
  func `no text that is shown apart looks like the other one`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<2000 {
      let (text, other) = (generator.confusableText().oneLine, generator.confusableText().oneLine)
      guard !text.isIdentical(to: other) else { continue }
      let (shown, shownOther) = (text.shown(apartFrom: other), other.shown(apartFrom: text))
      expectTrue(!shown.seen.isIdentical(to: shownOther.seen), "seed \(seed): \(shown) \(shownOther)")
    }
  }
}
