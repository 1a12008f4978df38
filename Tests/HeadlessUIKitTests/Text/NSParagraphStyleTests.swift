import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct NSParagraphStyleTests {
  @Test func `Styles with the same values are equal`() {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    one.alignment = .center
    #expect(one != other)
    other.alignment = .center
    #expect(one == other)
    #expect(other != NSParagraphStyle.default)
  }

  @Test func `A copy can be changed without the original`() throws {
    let original = NSMutableParagraphStyle()
    original.lineSpacing = 4
    let copy = try #require(original.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineBreakMode = .byTruncatingMiddle
    #expect(copy.lineSpacing == 4)
    #expect(original.lineBreakMode == .byWordWrapping)
  }
}
