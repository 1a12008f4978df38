import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIResponderTests {
  /// A view that can become first responder, and may refuse to resign.
  final class Taker: UIView {
    var lets = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { lets }
  }

  @Test func `The chain goes from view to superview, controller and window, and touches go along`() {
    UIApplication().run {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      let leaf = UIView()
      child.view.addSubview(leaf)
      let window = mount(parent)
      let chain = Array(sequence(first: leaf as UIResponder, next: \.next))
      expectEqual(identities(chain), identities([leaf, child.view, child, parent.view, parent, window]))
    }
    final class Controller: UIViewController {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    UIApplication().run {
      let controller = Controller()
      controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      press(in: mount(controller), at: CGPoint(x: 10, y: 10))
      expectEqual(controller.began, 1)
    }
  }

  @Test func `There is one first responder, no plain view, which hands over to the next if it lets go`() {
    UIApplication().run {
      let (first, second) = (Taker(), Taker())
      mount(first)
      first.superview?.addSubview(second)
      expectTrue(first.becomeFirstResponder())
      expectTrue(first.becomeFirstResponder())
      expectTrue(second.becomeFirstResponder())
      expectFalse(first.isFirstResponder)
      expectTrue(second.isFirstResponder)
      expectTrue(second.resignFirstResponder())
      expectFalse(second.isFirstResponder)
    }
    UIApplication().run {
      let view = UIView()
      mount(view)
      expectFalse(view.becomeFirstResponder())
      expectFalse(view.isFirstResponder)
    }
    UIApplication().run {
      let (first, second) = (Taker(), Taker())
      mount(first)
      first.superview?.addSubview(second)
      first.becomeFirstResponder()
      first.lets = false
      expectFalse(second.becomeFirstResponder())
      expectFalse(first.resignFirstResponder())
      expectTrue(first.isFirstResponder)
    }
  }

  @Test func `A first responder that leaves its window is none, one that comes to the front stays it`() {
    UIApplication().run {
      let (box, taker) = (UIView(), Taker())
      box.addSubview(taker)
      mount(box)
      taker.becomeFirstResponder()
      box.removeFromSuperview()
      expectFalse(taker.isFirstResponder)
    }
    UIApplication().run {
      let (box, taker) = (UIView(), Taker())
      box.addSubview(taker)
      box.addSubview(UIView())
      mount(box)
      taker.becomeFirstResponder()
      box.addSubview(taker)
      expectTrue(taker.isFirstResponder)
      #expect(box.subviews.last === taker)
    }
  }
}
