import Expectations
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite
struct TextTruncationTests {
  /// A digit is 4.7 to 6.6 points wide, a small a 5.6, a space 2.9 and an ellipsis 9.2.
  let font = UIFont.systemFont(ofSize: 10)

  private func shown(
    _ text: String, _ width: CGFloat, lines: Int = 1, _ mode: NSLineBreakMode = .byTruncatingTail
  ) -> String? {
    var styled = StyledText(text, font: font)
    styled.paragraph.lineBreakMode = mode
    return TextLayout(styled, width: width).truncatedText(toLines: lines)
  }

  @Test func `A text that fits is shown whole`() {
    forEachRow(NSLineBreakMode.allCases) { mode in
      expectNil(shown("aaa", 17, mode))
      expectNil(shown("aaa aaa", 17, lines: 2, mode))
      expectNil(shown("aaa aaa aaa", 17, lines: 0, mode))
    }
  }

  @Test func `What is left out depends on the mode`() {
    forEachRow(
      [
        (.byTruncatingTail, "123…"), (.byTruncatingHead, "…789"), (.byTruncatingMiddle, "12…9"),
        (.byClipping, "12345"), (.byWordWrapping, "12345"), (.byCharWrapping, "12345"),
      ] as [(NSLineBreakMode, String)]
    ) { mode, expected in
      expectEqual(shown("123456789", 31, mode), expected)
    }
  }

  @Test func `Words are kept whole only by word wrapping, and spaces beside the ellipsis are dropped`() {
    expectEqual(shown("aa aaaa", 32, .byWordWrapping), "aa")
    expectEqual(shown("aa aaaa", 32, .byCharWrapping), "aa aaa")
    expectEqual(shown("aa aaaa", 32, .byTruncatingTail), "aa a…")
    expectEqual(shown("aa aaaaaa", 25, .byTruncatingTail), "aa…")
    expectEqual(shown("aaaaaa aa", 25, .byTruncatingHead), "…aa")
  }

  @Test func `Only the last line is shortened, and paragraphs that are not shown leave an ellipsis`() {
    expectEqual(shown("aaa aaa aaa", 20, lines: 2), "aaa a…")
    expectEqual(shown("aaa 111 222 333", 20, lines: 2, .byTruncatingHead), "aaa …3")
    expectEqual(shown("a\nb", 100), "a…")
    expectEqual(shown("a\nb\nc", 100, lines: 2), "a\nb…")
  }

  @Test func `Clusters are left out whole, and where nothing fits only the ellipsis is left`() {
    expectEqual(shown("👍🏽👍🏽👍🏽", 25), "👍🏽…")
    expectEqual(shown("aaa", 1), "…")
    expectEqual(shown("aaa", 1, .byTruncatingMiddle), "…")
  }

  @Test func `What is shown fits, and is made of the text's ends`() {
    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let alphabet: [Character] = ["a", "W", " ", "i", "世", "👍", "1"]
      let text = String((0..<40).map { _ in alphabet[Int(random.next() % 7)] })
      let width = CGFloat(random.next() % 100) + 20
      for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
        guard let shown = shown(text, width, mode) else { continue }
        let ends = shown.split(separator: "…", omittingEmptySubsequences: false)
        expectEqual(ends.count, 2, "seed \(seed)")
        expectTrue(text.hasPrefix(ends[0]) && text.hasSuffix(ends[1]), "seed \(seed)")
        expectTrue(font.width(of: shown) <= width + 1e-9, "seed \(seed): \(shown)")
      }
    }
  }
}
