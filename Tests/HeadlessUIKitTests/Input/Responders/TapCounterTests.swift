import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct TapCounterTests {
  @Test func `A tap counts on soon after the last one, and near it`() {
    forEachRow(
      [
        (0.3, 10, 2), (0.4, 10, 1), (0.3, 60, 1),
      ] as [(Double, CGFloat, Int)]
    ) { pause, distance, count in
      UIApplication().run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let window = mount(view)
        tap(in: window, at: CGPoint(x: 50, y: 50))
        UIApplication.shared.runLoop.advance(by: pause)
        let touch = press(in: window, at: CGPoint(x: 50 + distance, y: 50))
        expectEqual(touch.tapCount, count)
      }
    }
  }
}
