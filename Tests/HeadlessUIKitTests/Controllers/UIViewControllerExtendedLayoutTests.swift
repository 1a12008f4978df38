import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// layoutBox/PinLayout asserts that content is below an opaque navigation bar, and that its safe area then begins
/// at its top.
@Suite @MainActor
struct UIViewControllerExtendedLayoutTests {
  let content = UIViewController()

  /// Shows content in a stack, and returns its frame and safe area.
  private func layOut(_ change: (UINavigationController) -> Void) -> (frame: CGRect, insets: UIEdgeInsets) {
    UIApplication().run {
      let navigation = UINavigationController(rootViewController: content)
      mount(navigation)
      change(navigation)
      UIApplication.shared.settle()
      return (content.view.frame, content.view.safeAreaInsets)
    }
  }

  @Test func `Content is behind a translucent bar, and below an opaque one unless it includes those`() {
    let (frame, insets) = layOut { _ in }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(insets, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    let other = Self()
    let (lower, free) = other.layOut { $0.navigationBar.isTranslucent = false }
    expectEqual(lower, CGRect(x: 0, y: 91, width: 390, height: 753))
    expectEqual(free, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let third = Self()
    third.content.extendedLayoutIncludesOpaqueBars = true
    let (full, covered) = third.layOut { $0.navigationBar.isTranslucent = false }
    expectEqual(full.minY, 0)
    expectEqual(covered.top, 91)
  }

  @Test func `Content that does not extend is between bars of any kind, but reaches edges without one`() {
    let (frame, insets) = layOut { navigation in
      content.edgesForExtendedLayout = []
      navigation.setToolbarHidden(false, animated: false)
    }
    expectEqual(frame, CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 34 - 44))
    expectEqual(insets, .zero)
    let (bare, _) = layOut { $0.setNavigationBarHidden(true, animated: false) }
    expectEqual(bare.minY, 0)
  }

  @Test func `Content is above an opaque tab bar`() {
    UIApplication().run {
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      mount(tabs)
      expectEqual(content.view.frame.height, 844)
      tabs.tabBar.isTranslucent = false
      UIApplication.shared.settle()
      expectEqual(content.view.frame.height, 761)
      expectEqual(content.view.safeAreaInsets.bottom, 0)
    }
  }
}
