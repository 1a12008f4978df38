import Expectations
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Texts of a hundred thousand characters, which take no longer than their length requires.
@Suite @MainActor
struct LongTextTests {
  private static let texts = [
    String(repeating: "Hello, 世界 👍 ", count: 10_000), String(repeating: "W", count: 100_000),
    String(repeating: "a\n", count: 50_000), String(repeating: "\t", count: 100_000),
    String(repeating: "مرحبا ", count: 17_000),
  ]

  @Test func `Labels of every mode lay a very long text out`() {
    forEachRow(Extent.rows(Self.texts, quick: 2)) { text in
      UIApplication().run {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
        label.text = text
        for (mode, lines) in zip(NSLineBreakMode.allCases, [0, 3, 1, 1, 3, 1]) {
          label.lineBreakMode = mode
          label.numberOfLines = lines
          expectTrue(label.truncatedText.map { $0.count < 200 } ?? true, "\(mode)")
        }
        expectTrue(label.sizeThatFits(CGSize(width: 90, height: 0)).height > 20)
      }
    }
  }

  @Test func `An attributed text of many runs is laid out in one pass`() {
    UIApplication().run {
      let text = NSMutableAttributedString(string: "")
      for index in 0..<5_000 {
        let font = UIFont.systemFont(ofSize: 10 + CGFloat(index % 3))
        text.append(NSAttributedString(string: "Hello, World ", attributes: [.font: font, .kern: 0.1]))
      }
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
      label.numberOfLines = 0
      label.attributedText = text
      #expect((label.truncatedText ?? "").hasSuffix("…"))
      let storage = NSTextStorage(attributedString: text)
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 90, height: 1e7)))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      #expect(manager.usedRect(for: container).height > 10_000)
    }
  }

  @Test func `Lone surrogates are shown as what replaces them`() {
    UIApplication().run {
      let label = UILabel()
      label.text = String(decoding: [0x41, 0xD83D, 0x42, 0xDC4D] as [UInt16], as: UTF16.self)
      #expect(label.intrinsicContentSize.width > 30)
    }
  }
}
