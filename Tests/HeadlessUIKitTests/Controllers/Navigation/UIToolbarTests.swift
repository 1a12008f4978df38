import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIToolbarTests {
  private func frames(_ items: [UIBarButtonItem]) -> [CGRect] {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
    toolbar.items = items
    mount(toolbar)
    return toolbar.subviews.map(\.frame)
  }

  @Test func `Buttons stand side by side, and spaces push them to the edges or keep them in the middle`() {
    UIApplication().run {
      let (left, right) = (UIBarButtonItem(title: "Left"), UIBarButtonItem(title: "Right"))
      let packed = frames([left, right])
      #expect(packed[0].maxX < packed[1].minX)
      let spread = frames([left, .flexibleSpace(), right])
      expectEqual(spread[0].minX, 16)
      #expect(abs(spread[1].maxX - 284) < 1e-9)
    }
    UIApplication().run {
      let middle = frames([.flexibleSpace(), UIBarButtonItem(title: "Middle"), .flexibleSpace()])
      #expect(abs(middle[0].midX - 150) < 1e-9)
    }
  }

  @Test func `A tap runs the item's action with the item as sender, unless the item is disabled`() {
    UIApplication().run {
      var taps = 0
      let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps += 1 })
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
      toolbar.items = [item]
      let window = mount(toolbar)
      tap(in: window, at: CGPoint(x: 25, y: 220))
      expectEqual(taps, 1)
      item.isEnabled = false
      tap(in: window, at: CGPoint(x: 25, y: 220))
      expectEqual(taps, 1)
    }
    UIApplication().run {
      var senders: [Any?] = []
      let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { senders.append($0.sender) })
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
      toolbar.items = [item]
      tap(in: mount(toolbar), at: CGPoint(x: 25, y: 220))
      #expect(senders.count == 1 && senders.first as? UIBarButtonItem === item)
    }
  }

  @Test func `A navigation controller's toolbar shows the top controller's items`() {
    UIApplication().run {
      let (root, top) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      mount(navigation)
      root.toolbarItems = [UIBarButtonItem(title: "Root")]
      top.toolbarItems = [UIBarButtonItem(title: "Top")]
      expectEqual(navigation.toolbar.items?.map(\.title), ["Root"])
      navigation.pushViewController(top, animated: false)
      UIApplication.shared.settle()
      expectEqual(navigation.toolbar.items?.map(\.title), ["Top"])
      navigation.popViewController(animated: false)
      UIApplication.shared.settle()
      expectEqual(navigation.toolbar.items?.map(\.title), ["Root"])
    }
  }
}
