import Expectations
import Testing

@testable import HeadlessUIKit

@Suite
struct AccessibilityOrderTests {
  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `Rows are read from top to bottom, each from its leading end, which may be on the right`() {
    forEachRow(
      [
        ([frame(0, 50, 10, 10), frame(0, 0, 10, 10)], [1, 0]),
        ([frame(50, 0, 10, 10), frame(0, 0, 10, 10)], [1, 0]),
        // A label beside a button that is a little higher.
        ([frame(100, 0, 44, 44), frame(0, 12, 80, 20)], [1, 0]),
        // Steps that overlap by less than half are separate rows.
        ([frame(100, 0, 40, 40), frame(0, 30, 40, 40)], [0, 1]),
        // A view that fills the screen is not in a row with the views inside it.
        ([frame(0, 0, 300, 600), frame(200, 290, 20, 20), frame(0, 295, 20, 20)], [0, 2, 1]),
        ([frame(0, 0, 10, 10), frame(0, 0, 10, 10)], [0, 1]),
        ([], []),
      ] as [([CGRect], [Int])]
    ) { frames, order in
      expectEqual(AccessibilityOrder.indices(of: frames, .leftToRight), order)
    }
    let frames = [frame(0, 0, 10, 10), frame(50, 0, 10, 10), frame(0, 20, 10, 10)]
    expectEqual(AccessibilityOrder.indices(of: frames, .rightToLeft), [1, 0, 2])
  }
}
