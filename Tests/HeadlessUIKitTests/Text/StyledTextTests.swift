import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct StyledTextTests {
  let small = UIFont.systemFont(ofSize: 10)
  let large = UIFont.systemFont(ofSize: 20)

  private func mixed(_ first: String, _ second: String, paragraph: NSParagraphStyle? = nil) -> StyledText {
    let text = NSMutableAttributedString(string: first, attributes: [.font: small])
    text.append(NSAttributedString(string: second, attributes: [.font: large]))
    if let paragraph {
      text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
    }
    return StyledText(text, font: .systemFont(ofSize: 5))
  }

  @Test func `Every part is as wide as its own font makes it, and every line as high as its largest font`() {
    let size = TextLayout(mixed("aa", "aa")).size
    #expect(abs(size.width - small.width(of: "aa") - large.width(of: "aa")) < 1e-9)
    expectEqual(size.height, large.lineHeight)
    expectEqual(TextLayout(mixed("aa\n", "aa")).size.height, small.lineHeight + large.lineHeight)
    expectEqual(TextLayout(mixed("aa ", "aaaa"), width: 46).lines, ["aa", "aaaa"])
  }

  @Test func `A part without a font takes the one of the rest`() {
    let text = StyledText(NSAttributedString(string: "aa"), font: small)
    expectEqual(text, StyledText("aa", runs: text.runs, paragraph: ParagraphMetrics()))
    expectEqual(TextLayout(text).size, TextLayout("aa", font: small).size)
  }

  @Test
  func `Kern is added behind each character, whatever number it is, and fonts never tear clusters apart`() {
    forEachRow([2 as Int, 2.0 as Double, CGFloat(2), NSNumber(value: 2)] as [any Sendable]) { kern in
      let text = NSAttributedString(string: "aa", attributes: [.font: small, .kern: kern])
      let width = TextLayout(StyledText(text, font: small)).size.width
      expectTrue(abs(width - small.width(of: "aa") - 4) < 1e-9)
    }
    let text = NSMutableAttributedString(string: "👍🏽a", attributes: [.font: small])
    text.addAttribute(.font, value: large, range: NSRange(location: 4, length: 1))
    let width = TextLayout(StyledText(text, font: small)).size.width
    #expect(abs(width - small.width(of: "👍🏽") - large.width(of: "a")) < 1e-9)
  }

  @Test
  func `Spacing stands between lines and paragraphs, and lines can be made higher and kept within limits`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.paragraphSpacing = 4
    let layout = TextLayout(mixed("a a\na", "", paragraph: style), width: 6)
    expectEqual(layout.lines.count, 3)
    let room = layout.size.height - 3 * small.lineHeight
    #expect(abs(room - 10) < 1e-9)
    let high = NSMutableParagraphStyle()
    high.lineHeightMultiple = 2
    expectEqual(TextLayout(mixed("a", "", paragraph: high)).size.height, 2 * small.lineHeight)
    high.maximumLineHeight = 15
    expectEqual(TextLayout(mixed("a", "", paragraph: high)).size.height, 15)
    high.maximumLineHeight = 0
    high.minimumLineHeight = 50
    expectEqual(TextLayout(mixed("a", "", paragraph: high)).size.height, 50)
  }

  @Test func `A soft hyphen takes room only where a line ends with it`() {
    let text = "aaa\u{AD}aaa"
    expectEqual(TextLayout(text, font: small).size.width, small.width(of: "aaaaaa"))
    let broken = TextLayout(text, font: small, width: 22)
    expectEqual(broken.lines, ["aaa\u{AD}", "aaa"])
    #expect(abs(broken.size.width - small.width(of: "aaa-")) < 1e-9)
    expectEqual(TextLayout("a " + text, font: small, width: 29).lines.first, "a")
    expectEqual(TextLayout("a " + text, font: small, width: 31).lines.first, "a aaa\u{AD}")
  }
}
