import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct GeometryDescriptionsTests {
  @Test func `Points, sizes and rectangles are described by their numbers, also in a text`() {
    let rect = CGRect(x: 1, y: -2.5, width: 30, height: 0)
    expectEqual(rect.debugDescription, "(1.0, -2.5, 30.0, 0.0)")
    expectEqual(String(reflecting: rect.origin), "(1.0, -2.5)")
    expectEqual(String(reflecting: rect.size), "(30.0, 0.0)")
    expectEqual("\(rect)", "(1.0, -2.5, 30.0, 0.0)")
  }
}
