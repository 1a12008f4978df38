import Foundation

extension UINavigationController {
  /// Arranges the bars within the safe area, and the top controller's view behind or between them.
  func layoutBars() {
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    let (top, bottom) = (navigationBar.barHeight, toolbar.barHeight)
    navigationBar.frame = CGRect(x: 0, y: insets.top, width: bounds.width, height: top)
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - insets.bottom - bottom, width: bounds.width, height: bottom)
    topViewController?.placeContent(
      in: bounds, within: insets,
      among: ContentBars(
        top: isNavigationBarHidden ? nil : (top, navigationBar.isTranslucent),
        bottom: showsToolbar ? (bottom, toolbar.isTranslucent) : nil))
    updateScrollEdge()
  }

  /// Shows the items of a controller in the toolbar if it is the top one.
  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  func updateToolbar() {
    toolbar.isHidden = !showsToolbar
  }

  private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBars }

  /// Whether a controller on the stack hides the bars at the bottom when it is pushed.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }
}

/// The way back with a finger from the leading edge.
extension UINavigationController {
  /// The share of the width that the finger must have moved to go back.
  private static let popDistance: CGFloat = 0.5
  /// The velocity in points per second that goes back from any distance.
  private static let popVelocity: CGFloat = 300

  func setUpPopGesture() {
    popGesture.addAction { [weak self] _ in self?.popGestureDidChange() }
    view.addGestureRecognizer(popGesture)
    updatePopGesture()
  }

  func updatePopGesture() {
    popGesture.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// Goes back when the finger is lifted far enough from the edge, or fast enough; nothing moves
  /// before.
  private func popGestureDidChange() {
    guard popGesture.state == .ended, canGoBackByFinger else { return }
    let direction: CGFloat = popGesture.edges == .right ? -1 : 1
    let distance = popGesture.translation(in: view).x * direction
    let velocity = popGesture.velocity(in: view).x * direction
    guard distance > view.bounds.width * Self.popDistance || velocity > Self.popVelocity else { return }
    popViewController(animated: true)
  }

  /// Whether the back button shows; without it the finger does not go back, as in UIKit.
  private var canGoBackByFinger: Bool {
    guard stack.count > 1, !isNavigationBarHidden, let item = topViewController?.navigationItem else {
      return false
    }
    return !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }
}

/// Bars that a finger on the content hides while it moves up, and shows while it moves down.
extension UINavigationController {
  /// The distance in points that the finger moves before it counts; UIKit documents no number.
  private static let swipeDistance: CGFloat = 20

  func setUpSwipeGesture() {
    swipeGesture.isEnabled = hidesBarsOnSwipe
    swipeGesture.addAction { [weak self] _ in self?.swipeGestureDidChange() }
    view.addGestureRecognizer(swipeGesture)
  }

  /// Hides or shows the bars, by the movement since they last changed; a finger that turns back
  /// brings them back.
  private func swipeGestureDidChange() {
    let movement = swipeGesture.translation(in: view)
    // A movement that is mainly horizontal belongs to the content.
    guard abs(movement.y) >= Self.swipeDistance, abs(movement.y) > abs(movement.x) else { return }
    setBarsHiddenBySwipe(movement.y < 0)
    swipeGesture.setTranslation(.zero, in: view)
  }

  private func setBarsHiddenBySwipe(_ hidden: Bool) {
    if hidden != isNavigationBarHidden { setNavigationBarHidden(hidden, animated: true) }
    if hidden, !isToolbarHidden, toolbar.items?.isEmpty == false {
      // Noted, so that a toolbar that the application hides is not shown by a swipe.
      hasSwipedToolbarAway = true
      setToolbarHidden(true, animated: true)
    } else if !hidden, hasSwipedToolbarAway {
      hasSwipedToolbarAway = false
      setToolbarHidden(false, animated: true)
    }
  }
}

/// A pan that is recognized along with any other gesture, above all with scrolling.
@preconcurrency @MainActor
final class BarHidePanGestureRecognizer: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
