import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct CGRectComparisonTests {
  @Test func `Rectangles are equal that cover the same, points and sizes with equal numbers`() {
    forEachRow([
      (CGRect(x: 1, y: 2, width: 3, height: 4), true), (CGRect(x: 4, y: 6, width: -3, height: -4), true),
      (CGRect(x: 1, y: 2, width: 3, height: 5), false),
    ]) { rect, expected in
      expectEqual(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(rect), expected)
    }
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 2)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
  }

  @MainActor
  @Test func `The media time is that of the stage`() {
    let application = UIApplication()
    application.run {
      application.runLoop.advance(by: 2.5)
      expectEqual(CACurrentMediaTime(), 2.5)
    }
  }
}
