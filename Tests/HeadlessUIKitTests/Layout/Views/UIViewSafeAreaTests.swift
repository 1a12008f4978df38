import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewSafeAreaTests {
  @Test
  func `The safe area reaches into a view as far as bars cover it, but not what sticks out of the superview`()
  {
    UIApplication().run {
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
      let low = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
      let middle = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
      for subview in [view, low, middle] { controller.view.addSubview(subview) }
      mount(controller)
      expectEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
      expectEqual(low.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      expectEqual(middle.safeAreaInsets, .zero)
    }
    UIApplication().run {
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
      let tall = UIView(frame: CGRect(x: 0, y: -50, width: 390, height: 1000))
      scrollView.addSubview(content)
      for view in [scrollView, tall] { controller.view.addSubview(view) }
      mount(controller)
      expectEqual(content.safeAreaInsets, .zero)
      expectEqual(tall.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
  }

  /// Counts the changes of the safe area.
  private final class Listener: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  @Test
  func `A view hears at once that its controller covers more of it, and once that it is covered in a window`()
  {
    UIApplication().run {
      let controller = UIViewController()
      let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      controller.view.addSubview(view)
      mount(controller)
      let before = view.changes
      controller.additionalSafeAreaInsets.top = 10
      expectEqual(view.changes, before + 1)
      expectEqual(view.safeAreaInsets.top, 57)
      controller.additionalSafeAreaInsets.bottom = 10
      expectEqual(view.changes, before + 1)
    }
    UIApplication().run {
      let (box, covered, free) = (UIView(), Listener(), Listener())
      box.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      covered.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      free.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
      [covered, free].forEach(box.addSubview)
      box.layoutIfNeeded()
      expectEqual(covered.changes, 0)
      mount(box)
      expectEqual(covered.changes, 1)
      expectEqual(free.changes, 0)
    }
  }

  @Test func `A view that moves hears of its safe area where it comes to, and lays out for it`() {
    UIApplication().run {
      let view = Listener(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
      let label = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 10),
      ])
      mount(view)
      expectEqual(view.changes, 0)
      expectEqual(label.frame.minY, 0)
      view.frame.origin.y = 7
      UIApplication.shared.settle()
      expectEqual(view.changes, 1)
      expectEqual(label.frame.minY, 40)
      view.frame.origin.y = 8
      view.frame.origin.y = 7
      UIApplication.shared.settle()
      expectEqual(view.changes, 1)
    }
  }

  @Test func `A view hears of its safe area when its superview moves or gets another size`() {
    UIApplication().run {
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
      let (top, bottom) = (Listener(), Listener())
      top.frame = CGRect(x: 0, y: 0, width: 390, height: 50)
      bottom.frame = CGRect(x: 0, y: 600, width: 390, height: 50)
      [top, bottom].forEach(box.addSubview)
      mount(box)
      #expect((top.changes, bottom.changes) == (0, 0))
      box.frame.origin.y = 0
      UIApplication.shared.settle()
      #expect((top.changes, bottom.changes) == (1, 0))
      expectEqual(top.safeAreaInsets.top, 47)
      box.frame = CGRect(x: 0, y: 194, width: 390, height: 650)
      UIApplication.shared.settle()
      #expect((top.changes, bottom.changes) == (2, 1))
      expectEqual(bottom.safeAreaInsets.bottom, 34)
    }
  }

  @Test func `Content that scrolls hears nothing, unless its scroll view keeps it out of what is covered`() {
    UIApplication().run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      let view = Listener(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      scrollView.addSubview(view)
      mount(scrollView)
      scrollView.contentOffset.y = 500
      UIApplication.shared.settle()
      expectEqual(view.changes, 0)
    }
    UIApplication(orientation: .landscapeLeft).run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
      let view = Listener(frame: CGRect(x: 0, y: 0, width: 844, height: 100))
      scrollView.addSubview(view)
      mount(scrollView)
      expectEqual(view.changes, 1)
      expectEqual(view.safeAreaInsets.left, 47)
      scrollView.alwaysBounceHorizontal = true
      scrollView.setNeedsLayout()
      UIApplication.shared.settle()
      expectEqual(view.changes, 2)
      expectEqual(view.safeAreaInsets.left, 0)
    }
  }
}
