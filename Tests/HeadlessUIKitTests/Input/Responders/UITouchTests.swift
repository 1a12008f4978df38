import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITouchTests {
  final class Follower: UIView {
    let log = Log()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("cancelled") }
  }

  @Test func `A touch belongs to the view in which it began, and can be cancelled`() {
    UIApplication().run {
      let view = Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let window = mount(view)
      let touch = press(in: window, at: CGPoint(x: 10, y: 10), movingTo: CGPoint(x: 300, y: 300))
      lift(touch, in: window)
      expectEqual(view.log.lines, ["began", "moved", "ended"])
      #expect(touch.view === view)
    }
    UIApplication().run {
      let view = Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let window = mount(view)
      let touch = press(in: window, at: CGPoint(x: 10, y: 10))
      touch.update(.cancelled, at: CGPoint(x: 10, y: 10))
      window.sendEvent(UIEvent(touches: [touch]))
      expectEqual(view.log.lines, ["began", "cancelled"])
    }
  }

  @Test func `A touch reports its place in any view's coordinates`() {
    UIApplication().run {
      let view = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 50))
      let touch = press(in: mount(view), at: CGPoint(x: 10, y: 10))
      expectEqual(touch.location(in: view), CGPoint(x: 5, y: 3))
      expectEqual(touch.location(in: nil), CGPoint(x: 10, y: 10))
    }
  }
}
