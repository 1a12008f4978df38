import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct UICoordinateSpaceTests {
  @Test func `Points and rectangles are converted between views, windows and the screen`() {
    UIApplication().run {
      let (view, other) = (
        UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
        UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      )
      let window = mount(view)
      view.addSubview(other)
      window.frame.origin = CGPoint(x: 100, y: 200)
      let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
      let point = CGPoint(x: 5, y: 5)
      expectEqual(view.convert(point, to: screen), CGPoint(x: 115, y: 225))
      expectEqual(screen.convert(point, from: view), CGPoint(x: 115, y: 225))
      expectEqual(view.convert(CGPoint(x: 115, y: 225), from: screen), point)
      expectEqual(
        screen.convert(CGRect(x: 115, y: 225, width: 1, height: 1), to: other),
        CGRect(x: 4, y: 3, width: 1, height: 1))
      expectEqual((other as any UICoordinateSpace).convert(.zero, to: view), CGPoint(x: 1, y: 2))
    }
  }
}
