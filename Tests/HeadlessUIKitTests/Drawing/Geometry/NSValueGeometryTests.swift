import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite struct NSValueGeometryTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `Values hold what they were made of, and are none of another kind`() {
    expectEqual(NSValue(cgRect: rect).cgRectValue, rect)
    expectEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    expectEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    let point: Any = NSValue(cgPoint: rect.origin)
    #expect(point as? CGRect == nil && point as? CGSize == nil)
    expectEqual(NSValue(cgPoint: rect.origin).cgRectValue, .zero)
    #expect(NSValue(cgRect: rect).cgSizeValue == .zero && NSValue(cgRect: rect).cgPointValue == .zero)
  }

  @Test func `Casts lead from geometry to values and back`() {
    let objects: [Any] = [rect, rect.origin, rect.size]
    expectTrue(objects.allSatisfy { $0 is NSValue })
    expectEqual((objects[0] as? NSValue)?.cgRectValue, rect)
    let values: [Any] = [NSValue(cgRect: rect), NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size)]
    expectEqual(values[0] as? CGRect, rect)
    expectEqual(values[1] as? CGPoint, rect.origin)
    expectEqual(values[2] as? CGSize, rect.size)
  }
}
