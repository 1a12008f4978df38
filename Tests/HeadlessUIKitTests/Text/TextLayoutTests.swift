import Expectations
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite
struct TextLayoutTests {
  /// A small a is 5.6 points wide, the digit 1 4.7, a space 2.9, a hyphen 4.8 and an ideograph 10.2.
  let font = UIFont.systemFont(ofSize: 10)

  private func lines(_ text: String, _ width: CGFloat) -> [String] {
    TextLayout(text, font: font, width: width).lines.map(String.init)
  }

  @Test func `A text that fits stays on one line, and an empty one is an empty line`() {
    expectEqual(lines("aaa aaa", 100), ["aaa aaa"])
    expectEqual(lines("", 100), [""])
    expectEqual(TextLayout("", font: font).size, CGSize(width: 0, height: font.lineHeight))
  }

  @Test func `Lines break between words, and words wider than the line between characters`() {
    forEachRow(
      [
        ("aaa aaa aaa", 40, ["aaa aaa", "aaa"]),
        ("aaa aaa aaa", 20, ["aaa", "aaa", "aaa"]),
        ("aa aaaa", 30, ["aa", "aaaa"]),
      ] as [(String, CGFloat, [String])]
    ) { text, width, expected in
      expectEqual(lines(text, width), expected)
    }
    expectEqual(lines("aaaaaaa", 17), ["aaa", "aaa", "a"])
    expectEqual(lines("aa aaaaaaa", 17), ["aa", "aaa", "aaa", "a"])
    expectEqual(lines("aaa", 1), ["a", "a", "a"])
  }

  @Test func `Blanks at the end hang over the edge`() {
    expectEqual(lines("aaa     ", 17), ["aaa     "])
    expectEqual(TextLayout("aaa     ", font: font, width: 17).size.width, 17)
    expectEqual(lines("aaa     aaa", 17), ["aaa", "aaa"])
  }

  @Test func `Every kind of line feed begins a line, and clusters of several scalars are never torn apart`() {
    forEachRow(["\n", "\r\n", "\r", "\u{2028}"]) { feed in
      expectEqual(lines("a\(feed)b", 100), ["a", "b"])
      expectEqual(lines("a\(feed)\(feed)b", 100), ["a", "", "b"])
      expectEqual(lines("a\(feed)", 100), ["a", ""])
    }
    forEachRow(["👨‍👩‍👧‍👦", "🇯🇵", "é", "👍🏽"]) { cluster in
      let text = String(repeating: cluster, count: 5)
      let broken = lines(text, 1)
      expectEqual(broken, Array(repeating: cluster, count: 5))
    }
  }

  @Test func `Lines end between ideographs, but not before a stop, and behind hyphens outside numbers`() {
    expectEqual(lines("世界世界世", 25), ["世界", "世界", "世"])
    expectEqual(lines("aa 世界世界", 40), ["aa 世界", "世界"])
    expectEqual(lines("世界世。世", 35), ["世界", "世。世"])
    expectEqual(lines("aaaa-aaaa", 30), ["aaaa-", "aaaa"])
    expectEqual(lines("aa 11-11", 21), ["aa", "11-1", "1"])
  }

  @Test func `No character but spaces is lost, and no line is wider than asked`() {
    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let alphabet: [Character] = ["a", "W", " ", "i", "世", "。", "-", "1", "👍", "\n"]
      let text = String((0..<60).map { _ in alphabet[Int(random.next() % 10)] })
      let width = CGFloat(random.next() % 120) + 15
      let layout = TextLayout(text, font: font, width: width)
      let solid = { (text: String) in text.filter { $0 != " " && $0 != "\n" } }
      expectEqual(solid(layout.lines.joined()), solid(text))
      for line in layout.lines {
        var shown = line
        while shown.last == " " { shown.removeLast() }
        expectTrue(font.width(of: shown) <= width || shown.count == 1, "seed \(seed): \(line)")
      }
    }
  }

  @Test func `The size is that of the widest line and of all lines`() {
    let size = TextLayout("aa\naaaa\na", font: font).size
    #expect(abs(size.width - 4 * font.width(of: "a")) < 1e-9)
    expectEqual(size.height, 3 * font.lineHeight)
  }
}
