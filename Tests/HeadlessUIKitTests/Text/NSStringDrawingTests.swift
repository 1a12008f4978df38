import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct NSStringDrawingTests {
  let font = UIFont.systemFont(ofSize: 10)

  @Test func `A string is as large as its font makes it, which has 12 points where there is none`() {
    let size = "aa\naaa".size(withAttributes: [.font: font])
    expectEqual(size.width, font.width(of: "aaa"))
    expectEqual(size.height, 2 * font.lineHeight)
    expectEqual(NSAttributedString(string: "aa\naaa", attributes: [.font: font]).size(), size)
    expectEqual("aa".size(), "aa".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test func `Only by lines does a text wrap at the width, where no width is no limit`() {
    let room = CGSize(width: 20, height: 1000)
    let lines = "aaa aaa".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    expectEqual(lines.height, 2 * font.lineHeight)
    #expect(lines.width <= 20)
    let line = "aaa aaa".boundingRect(with: room, attributes: [.font: font], context: nil)
    expectEqual(line.size, "aaa aaa".size(withAttributes: [.font: font]))
    let whole = NSAttributedString(string: "aaa aaa", attributes: [.font: font])
    let rect = whole.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
    expectEqual(rect.size, whole.size())
  }

  @Test func `Lines beyond the height are left out where it is asked for`() {
    let text = NSAttributedString(string: "aaa aaa aaa", attributes: [.font: font])
    let (room, context) = (CGSize(width: 20, height: 25), NSStringDrawingContext())
    let all = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
    expectEqual(all.height, 3 * font.lineHeight)
    expectEqual(context.totalBounds, all)
    let some = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    expectEqual(some.height, 2 * font.lineHeight)
  }
}
