import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct NSParagraphStyleTests {
  @Test func `Styles with the same values are equal, and a copy can be changed without the original`() throws
  {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    one.alignment = .center
    #expect(one != other)
    other.alignment = .center
    expectEqual(one, other)
    #expect(other != NSParagraphStyle.default)
    let original = NSMutableParagraphStyle()
    original.lineSpacing = 4
    let copy = try #require(original.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineBreakMode = .byTruncatingMiddle
    expectEqual(copy.lineSpacing, 4)
    expectEqual(original.lineBreakMode, .byWordWrapping)
  }

  @Test func `A style takes all values of another one, which stays as it is`() {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    other.alignment = .right
    other.lineSpacing = 4
    other.firstLineHeadIndent = 12
    other.lineBreakMode = .byTruncatingTail
    one.headIndent = 7
    one.setParagraphStyle(other)
    expectEqual(one, other)
    expectEqual(one.headIndent, 0)
    one.lineSpacing = 9
    expectEqual(other.lineSpacing, 4)
  }
}
