import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewLayoutTests {
  final class Counter: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func `Layout runs once for any number of requests`() {
    let view = Counter()
    view.layoutIfNeeded()
    let before = view.layouts
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test func `A new size asks for layout, a new place does not`() {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let before = view.layouts
    view.frame.origin = CGPoint(x: 5, y: 5)
    view.layoutIfNeeded()
    #expect(view.layouts == before)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test func `Layout of a descendant is found from the top`() {
    let (top, middle, leaf) = (Counter(), UIView(), Counter())
    top.addSubview(middle)
    middle.addSubview(leaf)
    top.layoutIfNeeded()
    let (topBefore, leafBefore) = (top.layouts, leaf.layouts)
    leaf.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(leaf.layouts == leafBefore + 1)
    #expect(top.layouts == topBefore)
  }

  @Test func `A view that waits for layout is laid out in its new superview`() {
    let (top, box, leaf) = (UIView(), UIView(), Counter())
    top.layoutIfNeeded()
    box.addSubview(leaf)
    top.addSubview(box)
    top.layoutIfNeeded()
    #expect(leaf.layouts == 1)
  }

  @Test func `Layout that always asks for layout ends`() {
    final class Restless: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        setNeedsLayout()
      }
    }
    let view = Restless()
    view.layoutIfNeeded()
    #expect(view.layouts > 0)
  }

  @Test func `The safe area reaches into a view as far as bars cover it`() {
    UIApplication().run {
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
      let low = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
      let middle = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
      for subview in [view, low, middle] { controller.view.addSubview(subview) }
      mount(controller)
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
      #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(middle.safeAreaInsets == .zero)
    }
  }

  @Test func `What sticks out of the superview does not count as covered`() {
    UIApplication().run {
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
      let tall = UIView(frame: CGRect(x: 0, y: -50, width: 390, height: 1000))
      scrollView.addSubview(content)
      for view in [scrollView, tall] { controller.view.addSubview(view) }
      mount(controller)
      #expect(content.safeAreaInsets == .zero)
      #expect(tall.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
  }

  @Test func `A view hears that its safe area changed`() {
    final class Listener: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    UIApplication().run {
      let controller = UIViewController()
      let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      controller.view.addSubview(view)
      mount(controller)
      let before = view.changes
      controller.additionalSafeAreaInsets.top = 10
      #expect(view.changes == before + 1)
      #expect(view.safeAreaInsets.top == 57)
    }
  }
}
