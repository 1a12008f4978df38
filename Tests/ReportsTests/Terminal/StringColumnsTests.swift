import Expectations
import Testing

@testable import Reports

@Suite struct StringColumnsTests {
  @Test func `Marks take no column, East Asian characters and emoji two`() {
    forEachRow([
      ("", 0), ("abc", 3), ("e\u{301}", 1), ("\u{E9}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("👩", 2),
      ("❤\u{FE0F}", 1),
    ]) { text, count in
      expectEqual(text.columns, count)
    }
  }

  @Test func `Lines are cut into pieces that fit, or cut to dots at their end or in their middle`() {
    forEachRow([
      ("abcdef", 4, ["abcd", "ef"]), ("", 4, [""]), ("abcd", 4, ["abcd"]), ("a日本", 2, ["a", "日", "本"]),
      ("日本", 1, ["日", "本"]), ("ae\u{301}b", 2, ["ae\u{301}", "b"]),
    ]) { text, columns, pieces in
      expectEqual(text.wrapped(to: columns), pieces)
    }

    forEachRow([
      ("abcdef", 6, "abcdef"), ("abcdefg", 6, "abc..."), ("日本語日", 6, "日..."), ("abc", 2, "ab"),
      ("abc", 0, ""),
    ]) { text, columns, expected in
      expectEqual(text.cut(to: columns), expected)
    }

    forEachRow([
      ("abcdef", 6, "abcdef"), ("abcdefgh", 6, "abc…gh"), ("日本語日本", 6, "日…本"), ("abc", 2, "…"),
      ("abc", 0, ""),
      ("abcdeffe\u{301}\u{301}gh", 6, "abc…gh"), ("abcdefghi", 7, "abcd…hi"),
    ]) { text, columns, expected in
      expectEqual(text.cutInMiddle(to: columns), expected)
      expectTrue(text.cutInMiddle(to: columns).columns <= columns)
    }
  }
}
