import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct PopoverGeometryTests {
  private func geometry(source: CGRect, size: CGSize = CGSize(width: 300, height: 200)) -> PopoverGeometry {
    PopoverGeometry(bounds: CGRect(x: 10, y: 10, width: 800, height: 1000), source: source, size: size)
  }

  @Test func `The box is beside its source where it fits, or takes the side with the most room`() {
    forEachRow(
      [
        (
          CGRect(x: 400, y: 100, width: 40, height: 40), .any, .up,
          CGRect(x: 270, y: 153, width: 300, height: 200)
        ),
        (
          CGRect(x: 400, y: 900, width: 40, height: 40), .any, .down,
          CGRect(x: 270, y: 687, width: 300, height: 200)
        ),
        (
          CGRect(x: 0, y: 100, width: 40, height: 40), .up, .up,
          CGRect(x: 10, y: 153, width: 300, height: 200)
        ),
        (
          CGRect(x: 100, y: 100, width: 40, height: 40), [.left, .right], .left,
          CGRect(x: 153, y: 20, width: 300, height: 200)
        ),
        (
          CGRect(x: 700, y: 500, width: 40, height: 40), [.left, .right], .right,
          CGRect(x: 387, y: 420, width: 300, height: 200)
        ),
      ] as [(CGRect, UIPopoverArrowDirection, UIPopoverArrowDirection, CGRect)]
    ) { source, permitted, direction, frame in
      let placement = geometry(source: source).placement(permitted: permitted)
      expectEqual(placement.direction, direction)
      expectEqual(placement.frame, frame)
    }
    let source = CGRect(x: 400, y: 600, width: 40, height: 40)
    let placement = geometry(source: source, size: CGSize(width: 900, height: 2000)).placement(
      permitted: .any)
    expectEqual(placement.direction, .down)
    expectEqual(placement.frame, CGRect(x: 10, y: 10, width: 800, height: 577))
  }
}
