import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UINavigationControllerSwipingTests {
  /// A stack whose bars hide on a swipe, with a long page under it.
  private func mounted(
    hidesBars: Bool = true, hasToolbar: Bool = false, items: [UIBarButtonItem] = []
  ) -> (navigation: UINavigationController, page: UIScrollView, window: UIWindow) {
    let root = UIViewController()
    let page = UIScrollView(frame: UIScreen.main.bounds)
    page.contentSize = CGSize(width: page.bounds.width, height: 5000)
    root.view.addSubview(page)
    root.toolbarItems = items
    let navigation = UINavigationController(rootViewController: root)
    navigation.hidesBarsOnSwipe = hidesBars
    navigation.setToolbarHidden(!hasToolbar, animated: false)
    return (navigation, page, mount(navigation))
  }

  /// Drags a finger in steps from the middle of the screen.
  private func swipe(by way: CGPoint, in window: UIWindow) {
    let touch = press(in: window, at: CGPoint(x: 195, y: 500))
    for step in 1...10 {
      let share = CGFloat(step) / 10
      touch.update(.moved, at: CGPoint(x: 195 + way.x * share, y: 500 + way.y * share))
      window.sendEvent(UIEvent(touches: [touch]))
    }
    lift(touch, in: window)
    UIApplication.shared.settle()
  }

  private static let up = CGPoint(x: 0, y: -200)
  private static let down = CGPoint(x: 0, y: 200)

  @Test func `A swipe up hides the navigation bar, and a swipe down shows it again`() {
    UIApplication().run {
      let (navigation, _, window) = mounted()
      swipe(by: Self.up, in: window)
      expectTrue(navigation.isNavigationBarHidden)
      swipe(by: Self.up, in: window)
      expectTrue(navigation.isNavigationBarHidden)
      swipe(by: Self.down, in: window)
      expectFalse(navigation.isNavigationBarHidden)
    }
  }

  @Test func `The finger scrolls the page all the same, which gets the room of the bar`() {
    UIApplication().run {
      let (_, page, window) = mounted()
      let (offset, inset) = (page.contentOffset.y, page.adjustedContentInset.top)
      swipe(by: Self.up, in: window)
      #expect(page.contentOffset.y > offset + 100)
      expectEqual(page.adjustedContentInset.top, inset - 44)
    }
  }

  @Test func `Nothing hides unless it is asked for, and hidden bars stay hidden when it is turned off`() {
    UIApplication().run {
      let (navigation, _, window) = mounted(hidesBars: false)
      expectFalse(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
      swipe(by: Self.up, in: window)
      expectFalse(navigation.isNavigationBarHidden)
      navigation.hidesBarsOnSwipe = true
      swipe(by: Self.up, in: window)
      navigation.hidesBarsOnSwipe = false
      swipe(by: Self.down, in: window)
      expectTrue(navigation.isNavigationBarHidden)
    }
  }

  @Test func `A finger that goes aside hides nothing, and one that turns round brings the bar back`() {
    UIApplication().run {
      let (navigation, _, window) = mounted()
      swipe(by: CGPoint(x: 150, y: -60), in: window)
      swipe(by: CGPoint(x: 0, y: -15), in: window)
      expectFalse(navigation.isNavigationBarHidden)
    }
    UIApplication().run {
      let (navigation, _, window) = mounted()
      let touch = press(
        in: window, at: CGPoint(x: 195, y: 500), movingTo: CGPoint(x: 195, y: 450), CGPoint(x: 195, y: 400))
      expectTrue(navigation.isNavigationBarHidden)
      touch.update(.moved, at: CGPoint(x: 195, y: 460))
      window.sendEvent(UIEvent(touches: [touch]))
      expectFalse(navigation.isNavigationBarHidden)
      lift(touch, in: window)
      UIApplication.shared.settle()
    }
  }

  @Test func `The toolbar goes and comes with the bar, unless it is empty or was hidden`() {
    UIApplication().run {
      let (navigation, _, window) = mounted(hasToolbar: true, items: [UIBarButtonItem(systemItem: .camera)])
      swipe(by: Self.up, in: window)
      expectTrue(navigation.isToolbarHidden)
      swipe(by: Self.down, in: window)
      expectFalse(navigation.isToolbarHidden)
    }
    UIApplication().run {
      let (navigation, _, window) = mounted(hasToolbar: true)
      swipe(by: Self.up, in: window)
      expectTrue(navigation.isNavigationBarHidden)
      expectFalse(navigation.isToolbarHidden)
    }
    UIApplication().run {
      let (navigation, _, window) = mounted(items: [UIBarButtonItem(systemItem: .camera)])
      swipe(by: Self.up, in: window)
      swipe(by: Self.down, in: window)
      expectTrue(navigation.isToolbarHidden)
    }
  }
}
