import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct TextTabTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func styled(_ text: String, interval: CGFloat = 0) -> StyledText {
    var styled = StyledText(text, font: font)
    styled.paragraph.defaultTabInterval = interval
    return styled
  }

  @Test func `A tab ends at the next stop, which are 28 points apart unless the style says another`() {
    let letter = font.width(of: "a")
    forEachRow(
      [
        ("\t", 0, 28), ("a\t", 0, 28), ("aaaaa\t", 0, 56), ("\t\t", 0, 56), ("a\ta", 0, 28 + letter),
        ("a\taaaaa\ta", 0, 84 + letter), ("a\ta", 50, 50 + letter), ("a\ta", -1, 28 + letter),
        ("a\ta", .nan, 28 + letter),
      ] as [(String, CGFloat, CGFloat)]
    ) { text, interval, width in
      let layout = TextLayout(styled(text, interval: interval))
      expectTrue(abs(layout.size.width - width) < 1e-9, "\(layout.size.width)")
    }
  }

  @Test func `A text that ends exactly at a stop goes on to the next one`() {
    var text = styled("a\ta")
    text.paragraph.defaultTabInterval = font.width(of: "a")
    #expect(abs(TextLayout(text).size.width - 3 * font.width(of: "a")) < 1e-9)
  }

  @Test func `Lines break after as many letters as there is room for beside a tab`() {
    expectEqual(TextLayout(styled("a\taa aa"), width: 45).lines, ["a\taa", "aa"])
    expectEqual(TextLayout(styled("a\taa aa"), width: 60).lines, ["a\taa aa"])
  }

  @Test func `Parts of different fonts have common stops`() {
    let text = NSMutableAttributedString(string: "a\t", attributes: [.font: font])
    text.append(NSAttributedString(string: "b\tc", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
    let last = UIFont.boldSystemFont(ofSize: 20).width(of: "c")
    #expect(abs(text.size().width - 56 - last) < 1e-9)
  }
}
