import Foundation

extension UINavigationController {
  /// Positions the bars within the safe area, and the top controller's view behind or between them.
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

  /// Whether a controller on the stack hides the bars at the bottom.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }
}

/// The swipe from the leading edge that goes back.
extension UINavigationController {
  /// The fraction of the width that the finger has to move to go back.
  private static let popDistance: CGFloat = 0.5
  /// The velocity, in points per second, that suffices at any distance.
  private static let popVelocity: CGFloat = 300

  func setUpPopGesture() {
    popGesture.addAction { [weak self] _ in self?.popGestureDidChange() }
    view.addGestureRecognizer(popGesture)
    updatePopGesture()
  }

  func updatePopGesture() {
    popGesture.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// Goes back when the finger lifts far enough from the edge, or fast enough. Nothing moves
  /// before.
  private func popGestureDidChange() {
    guard popGesture.state == .ended, canGoBackByFinger else { return }
    let direction: CGFloat = popGesture.edges == .right ? -1 : 1
    let distance = popGesture.translation(in: view).x * direction
    let velocity = popGesture.velocity(in: view).x * direction
    guard distance > view.bounds.width * Self.popDistance || velocity > Self.popVelocity else { return }
    popViewController(animated: true)
  }

  /// Whether the back button is visible; as in UIKit, the swipe does not go back without it.
  private var canGoBackByFinger: Bool {
    guard stack.count > 1, !isNavigationBarHidden, let item = topViewController?.navigationItem else {
      return false
    }
    return !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }
}

/// Bars that hide when a finger swipes up on the content, and show when it swipes down.
extension UINavigationController {
  /// The minimum distance of a swipe in points; UIKit documents none.
  private static let swipeDistance: CGFloat = 20

  func setUpSwipeGesture() {
    swipeGesture.isEnabled = hidesBarsOnSwipe
    swipeGesture.addAction { [weak self] _ in self?.swipeGestureDidChange() }
    view.addGestureRecognizer(swipeGesture)
  }

  /// Hides or shows the bars by the movement since they last changed, so that a finger that turns
  /// back shows them again.
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
      // A swipe may show only a toolbar that a swipe has hidden.
      hasSwipedToolbarAway = true
      setToolbarHidden(true, animated: true)
    } else if !hidden, hasSwipedToolbarAway {
      hasSwipedToolbarAway = false
      setToolbarHidden(false, animated: true)
    }
  }
}

/// A pan that is recognized together with any other gesture, such as scrolling.
@preconcurrency @MainActor
final class BarHidePanGestureRecognizer: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
