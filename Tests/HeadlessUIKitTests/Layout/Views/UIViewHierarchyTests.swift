import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewHierarchyTests {
  /// A view that logs the changes of its hierarchy.
  final class Listener: UIView {
    let log = Log()
    override func willMove(toSuperview newSuperview: UIView?) {
      log.add(newSuperview == nil ? "leaving superview" : "coming to superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.add(newWindow == nil ? "leaving window" : "coming to window")
    }
    override func didAddSubview(_ subview: UIView) { log.add("added") }
    override func willRemoveSubview(_ subview: UIView) { log.add("removing \(subviews.count)") }
    override func didMoveToSuperview() { log.add(superview == nil ? "no superview" : "superview") }
    override func didMoveToWindow() { log.add(window == nil ? "no window" : "window") }
  }

  /// Views below each other, the outermost one first, that were added from the inside out.
  private func nested(_ count: Int) -> [UIView] {
    var views = [UIView()]
    while views.count < count {
      let outer = UIView()
      outer.addSubview(views[0])
      views.insert(outer, at: 0)
    }
    return views
  }

  @Test func `Levels of a hierarchy are counted, also after some have left`() {
    let (outer, inner) = (nested(500), nested(600))
    expectEqual(outer[499].depthTaking(inner[0]), 1100)
    inner[100].removeFromSuperview()
    expectNil(outer[499].depthTaking(inner[0]))
    outer[499].addSubview(inner[0])
    expectEqual(inner[99].depthTaking(nested(401)[0]), 1001)
    expectNil(inner[99].depthTaking(nested(400)[0]))
  }

  @Test func `Subviews are in the order of adding, the last one in front`() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    expectEqual(identities(parent.subviews), identities([c, a, b]))
    parent.bringSubviewToFront(a)
    expectEqual(identities(parent.subviews), identities([c, b, a]))
    parent.addSubview(c)
    expectEqual(identities(parent.subviews), identities([b, a, c]))
  }

  @Test func `A view has one superview, which it does not hold`() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    expectEmpty(first.subviews)
    #expect(child.superview === second)
    let orphan = UIView()
    weak var parent: UIView?
    do {
      let strong = UIView()
      strong.addSubview(orphan)
      parent = strong
    }
    expectNil(parent)
    expectNil(orphan.superview)
  }

  @Test func `Descendants know their ancestors, and count as their own`() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    a.addSubview(b)
    b.addSubview(c)
    #expect(c.isDescendant(of: a))
    #expect(c.isDescendant(of: c))
    #expect(!a.isDescendant(of: c))
  }

  @Test func `A view cannot become a subview of its own descendant`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
  }

  @Test func `Coming and going is heard in UIKit's order, and within one window of the superview only`() {
    UIApplication().run {
      let (parent, child) = (Listener(), Listener())
      mount(parent)
      _ = parent.log.take()
      parent.addSubview(child)
      expectEqual(parent.log.take(), ["added"])
      expectEqual(child.log.take(), ["coming to window", "coming to superview", "window", "superview"])
      child.removeFromSuperview()
      expectEqual(parent.log.take(), ["removing 1"])
      expectEqual(child.log.take(), ["leaving window", "leaving superview", "no window", "no superview"])
    }
    UIApplication().run {
      let (first, second, child) = (Listener(), Listener(), Listener())
      let window = mount(first)
      window.addSubview(second)
      first.addSubview(child)
      for listener in [first, second, child] { _ = listener.log.take() }
      second.addSubview(child)
      expectEqual(child.log.lines, ["coming to superview", "superview"])
      expectEqual(first.log.lines, ["removing 1"])
      expectEqual(second.log.lines, ["added"])
    }
  }

  @Test func `A view outside of a window hears of no window, and a whole branch that it moved to one`() {
    let (parent, child) = (Listener(), Listener())
    parent.addSubview(child)
    child.removeFromSuperview()
    expectEqual(child.log.lines, ["coming to superview", "superview", "leaving superview", "no superview"])
    UIApplication().run {
      let (parent, child) = (Listener(), Listener())
      parent.addSubview(child)
      let window = mount(parent)
      expectEqual(child.log.lines.last, "window")
      #expect(child.window === window)
    }
  }

  @Test func `Tint colors are inherited until one is set, and buttons follow`() {
    let (outer, inner, button) = (UIView(), UIView(), UIButton(type: .system))
    outer.addSubview(inner)
    inner.addSubview(button)
    expectEqual(inner.tintColor, .systemBlue)
    outer.tintColor = .red
    expectEqual(inner.tintColor, .red)
    expectEqual(button.titleLabel?.textColor, .red)
    inner.tintColor = .black
    outer.tintColor = .white
    expectEqual(button.titleLabel?.textColor, .black)
    outer.addSubview(button)
    expectEqual(button.titleLabel?.textColor, .white)
  }
}
