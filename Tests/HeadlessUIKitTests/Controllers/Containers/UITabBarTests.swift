import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITabBarTests {
  private final class Listener: UITabBarDelegate {
    var selected: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.tag) }
  }

  /// Mounts a bar of tabs with these titles.
  private func mounted(_ titles: String...) -> (bar: UITabBar, window: UIWindow) {
    let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 390, height: 49))
    bar.items = titles.enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    return (bar, mount(bar))
  }

  private func buttons(_ bar: UITabBar) -> [UITabBarButton] {
    bar.subviews.compactMap { $0 as? UITabBarButton }
  }

  @Test func `The tabs share the width, and a tap selects one, and reports the delegate`() {
    UIApplication().run {
      expectEqual(buttons(mounted("A", "B", "C").bar).map(\.frame.minX), [0, 130, 260])
    }
    UIApplication().run {
      let (bar, window) = mounted("A", "B")
      let listener = Listener()
      bar.delegate = listener
      tap(in: window, at: CGPoint(x: 300, y: 220))
      expectEqual(listener.selected, [1])
      expectEqual(bar.selectedItem?.title, "B")
      expectEqual(buttons(bar).map(\.isSelected), [false, true])
    }
  }

  @Test func `A tab follows its item`() {
    UIApplication().run {
      let (bar, window) = mounted("A")
      let item = bar.items?.first
      item?.badgeValue = "3"
      item?.title = "Inbox"
      item?.isEnabled = false
      let button = buttons(bar).first
      expectEqual(button?.accessibilityLabel, "Inbox")
      expectEqual(button?.accessibilityValue, "3")
      tap(in: window, at: CGPoint(x: 100, y: 220))
      expectNil(bar.selectedItem)
    }
  }
}
