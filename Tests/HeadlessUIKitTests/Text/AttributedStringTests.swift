import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct AttributedStringTests {
  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: CGFloat(2),
    .underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: CGFloat(3),
    .paragraphStyle: NSParagraphStyle.default,
  ]

  @Test func `A value keeps the attributes of UIKit there and back`() {
    let original = NSMutableAttributedString(string: "plain ")
    original.append(NSAttributedString(string: "styled", attributes: attributes))
    let value = AttributedString(original)
    expectEqual(String(value.characters), "plain styled")
    expectEqual(NSAttributedString(value), original)
  }

  @Test func `Attributes can be read and set by their names, and those that are not known are left out`() {
    var text = AttributedString("word")
    text.foregroundColor = UIColor.blue
    text.uiKit.font = UIFont.systemFont(ofSize: 9)
    #expect(text.uiKit.foregroundColor == UIColor.blue && text.font == UIFont.systemFont(ofSize: 9))
    let container = AttributeContainer([NSAttributedString.Key("own"): 1, .foregroundColor: UIColor.red])
    var expected = AttributeContainer()
    expected.foregroundColor = UIColor.red
    expectEqual(container, expected)
  }
}
