import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Values of attributed text, which Foundation compares by its own rules.
struct AttributeValueMarkTests {
  /// Makes values that no two calls share.
  static let makers: [@Sendable () -> NSObject] = [
    { UIColor(white: 0, alpha: 1) }, { UIColor(dynamicProvider: { _ in .black }) },
    { UIFont.systemFont(ofSize: 15) }, { NSParagraphStyle() }, { NSMutableParagraphStyle() },
  ]

  /// Among so many objects, some are at addresses of any remainder, and some have any first words.
  @Test func `Attributed text compares values wherever they are in memory`() {
    forEachRow(Self.makers) { make in
      let key = NSAttributedString.Key("value")
      let values = (0..<10_000).map { _ in make() }
      for value in values {
        let text = NSMutableAttributedString(string: "one", attributes: [key: value])
        text.append(NSAttributedString(string: "two", attributes: [key: value]))
        text.addAttribute(key, value: value, range: NSRange(location: 1, length: 2))
        var range = NSRange()
        expectTrue(text.attribute(key, at: 0, effectiveRange: &range) as? NSObject === value)
        expectEqual(range, NSRange(location: 0, length: 6))
      }
    }
  }

  @Test func `Equal colors and fonts of two runs make one run`() {
    let text = NSMutableAttributedString(
      string: "one",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor(white: 0, alpha: 1)])
    text.append(
      NSAttributedString(
        string: "two",
        attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor(white: 0, alpha: 1)]))
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    expectEqual(range.length, 6)
  }

  @Test func `A color, a font and a style are keys by their values`() {
    let keys: Set<NSObject> = [
      UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1), UIFont.systemFont(ofSize: 15),
      UIFont.systemFont(ofSize: 15), NSParagraphStyle(), NSMutableParagraphStyle(),
    ]
    expectEqual(keys.count, 3)
    #expect(UIColor(white: 0.5, alpha: 1).isEqual(UIColor(white: 0.5, alpha: 1)))
    #expect(!UIColor.red.isEqual(UIFont.systemFont(ofSize: 15)))
  }

  @Test func `A description has no address`() {
    expectEqual("\(UIColor.systemBlue) \(UIColor(white: 1, alpha: 0.5))", "systemBlue #FFFFFF80")
    expectEqual("\(UIFont.boldSystemFont(ofSize: 12.5))", "bold-12.5")
  }
}
