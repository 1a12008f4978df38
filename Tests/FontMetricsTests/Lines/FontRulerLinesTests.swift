import Expectations
import TestSupport
import Testing

@testable import FontMetrics

@Suite
struct FontRulerLinesTests {
  private let ruler = FontRuler(.system(.system), size: 12)

  @Test func `A text is broken between words, at line feeds, and inside words that are too long`() {
    forEachRow(
      [
        ("one two three", 45, ["one two", "three"]), ("one\ntwo", 100, ["one", "two"]), ("", 10, [""]),
        ("mmmmm", 25, ["mm", "mm", "m"]), ("世界世界", 25, ["世界", "世界"]),
      ] as [(String, Double, [Substring])]
    ) { text, width, lines in
      expectEqual(ruler.lines(of: text, within: width), lines)
    }
  }

  @Test func `No character except spaces is lost, and no line is wider than its room`() {
    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let alphabet: [Character] = ["a", "W", " ", "i", "世", "。", "-", "1", "👍", "\n", "\u{AD}", "ก"]
      let text = String((0..<80).map { _ in alphabet[Int(random.next() % 12)] })
      let width = Double(random.next() % 120) + 16
      let lines = ruler.lines(of: text, within: width)
      let solid = { (text: String) in text.filter { $0 != " " && $0 != "\n" } }
      expectEqual(solid(lines.joined()), solid(text), "seed \(seed)")
      for line in lines {
        var shown = line
        while shown.last == " " { shown.removeLast() }
        expectTrue(ruler.width(of: shown) <= width + 1e-9 || shown.count == 1, "seed \(seed): \(line)")
      }
    }
  }

  @Test func `A text that is too wide ends with an ellipsis`() {
    expectEqual(ruler.truncated("Hello", to: 100), "Hello")
    let short = ruler.truncated("Hello, World", to: 50)
    #expect(short.hasPrefix("Hello") && short.hasSuffix("…"))
    #expect(ruler.width(of: short) <= 50)
    expectEqual(ruler.truncated("Hello", to: 0), "…")
  }
}
