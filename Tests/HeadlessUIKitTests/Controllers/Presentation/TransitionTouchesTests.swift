import Expectations
import Foundation
import HeadlessUIKit
import Testing

/// UIKit accepts no new touches on views in a transition until it is over.
@Suite @MainActor struct TransitionTouchesTests {
  private let log = Log()
  private let spot = CGPoint(x: 100, y: 300)

  /// A screen with one button at the same position, which logs its taps.
  private func screen(_ name: String, tapped: @escaping @MainActor () -> Void = {}) -> UIViewController {
    let controller = UIViewController()
    controller.view.frame = UIScreen.main.bounds
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    button.addAction(
      UIAction { [log] _ in
        log.add(name)
        tapped()
      }, for: .touchUpInside)
    controller.view.addSubview(button)
    return controller
  }

  /// Waits for a part of a transition, which takes at least a third of a second.
  private func wait() {
    UIApplication.shared.layoutWindowsIfNeeded()
    UIApplication.shared.runLoop.advance(by: 0.1)
  }

  @Test func `A double tap that pushes a screen does not reach the next one, if it is animated`() {
    UIApplication().run {
      let (navigation, next) = (UINavigationController(), screen("Save"))
      navigation.viewControllers = [screen("Edit") { navigation.pushViewController(next, animated: true) }]
      let window = mount(navigation)
      tap(in: window, at: spot)
      wait()
      tap(in: window, at: spot)
      expectEqual(log.take(), ["Edit"])
      UIApplication.shared.settle()
      tap(in: window, at: spot)
      expectEqual(log.take(), ["Save"])
      navigation.popViewController(animated: true)
      wait()
      tap(in: window, at: spot)
      expectEqual(log.take(), [])
    }
    UIApplication().run {
      let navigation = UINavigationController(rootViewController: screen("Root"))
      let window = mount(navigation)
      navigation.pushViewController(screen("Next"), animated: false)
      tap(in: window, at: spot)
      expectEqual(log.take(), ["Next"])
    }
  }

  @Test func `A screen that is presented or dismissed takes no taps, nor does the one behind it`() {
    UIApplication().run {
      let (root, sheet) = (screen("Root"), screen("Sheet"))
      sheet.modalPresentationStyle = .overFullScreen
      let window = mount(root)
      root.present(sheet, animated: true)
      wait()
      tap(in: window, at: spot)
      expectEqual(log.take(), [])
      UIApplication.shared.settle()
      tap(in: window, at: spot)
      expectEqual(log.take(), ["Sheet"])
      root.dismiss(animated: true)
      wait()
      tap(in: window, at: spot)
      expectEqual(log.take(), [])
      UIApplication.shared.settle()
      tap(in: window, at: spot)
      expectEqual(log.take(), ["Root"])
    }
  }

  @Test func `A finger that is down before a transition goes on, and what does not move takes others`() {
    UIApplication().run {
      let (root, other) = (screen("Root"), UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      let navigation = UINavigationController(rootViewController: root)
      let window = mount(navigation)
      other.rootViewController = screen("Other")
      other.rootViewController?.view.subviews[0].frame = other.bounds
      other.isHidden = false
      UIApplication.shared.settle()
      let touch = press(in: window, at: spot)
      navigation.pushViewController(screen("Next"), animated: true)
      lift(touch, in: window)
      tap(in: other, at: CGPoint(x: 10, y: 10))
      expectEqual(log.take(), ["Root", "Other"])
    }
  }
}
