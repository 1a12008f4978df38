import Foundation

extension UINavigationController {
  /// Bars lie within the safe area; the top controller's view lies behind them.
  func layoutBars() {
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    let top = barHeight + (navigationBar.showsLargeTitle ? UINavigationBar.largeTitleHeight : 0)
    navigationBar.frame = CGRect(x: 0, y: insets.top, width: bounds.width, height: top)
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - insets.bottom - barHeight, width: bounds.width, height: barHeight)
    topViewController?.viewIfLoaded?.frame = bounds
    topViewController?.barInsets = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : top, left: 0, bottom: showsToolbar ? barHeight : 0, right: 0)
  }

  /// A bar is 44 points high; 50 on a tablet, and 32 on a telephone in landscape.
  private var barHeight: CGFloat {
    let traits = UIScreen.main.traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// Shows the items of the top controller in the toolbar.
  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  func updateToolbar() {
    toolbar.isHidden = !showsToolbar
  }

  private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBars }

  /// Whether the top controller, or one below it that was pushed, is shown without bars at the bottom.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }
}

/// The way back with a finger from the leading edge.
extension UINavigationController {
  /// How far the finger must have come, as a part of the width, or how fast it must be, in points per second.
  private static let popDistance: CGFloat = 0.5
  private static let popVelocity: CGFloat = 300

  func setUpPopGesture() {
    popGesture.addAction { [weak self] _ in self?.popGestureDidChange() }
    view.addGestureRecognizer(popGesture)
    updatePopGesture()
  }

  func updatePopGesture() {
    popGesture.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// Goes back when the finger is lifted far enough from the edge, or on its way there; nothing moves before.
  private func popGestureDidChange() {
    guard popGesture.state == .ended, canGoBackByFinger else { return }
    let direction: CGFloat = popGesture.edges == .right ? -1 : 1
    let distance = popGesture.translation(in: view).x * direction
    let velocity = popGesture.velocity(in: view).x * direction
    guard distance > view.bounds.width * Self.popDistance || velocity > Self.popVelocity else { return }
    popViewController(animated: true)
  }

  /// Whether a back button shows; without one the finger leads nowhere, as in UIKit.
  private var canGoBackByFinger: Bool {
    guard stack.count > 1, !isNavigationBarHidden, let item = topViewController?.navigationItem else {
      return false
    }
    return !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }
}

/// Bars that a finger on the content hides on its way up, and shows on its way down.
extension UINavigationController {
  /// How far the finger goes one way before it counts; UIKit documents no number.
  private static let swipeDistance: CGFloat = 20

  func setUpSwipeGesture() {
    swipeGesture.isEnabled = hidesBarsOnSwipe
    swipeGesture.addAction { [weak self] _ in self?.swipeGestureDidChange() }
    view.addGestureRecognizer(swipeGesture)
  }

  /// Looks at the way since the bars changed last, so that a finger that turns round brings them back.
  private func swipeGestureDidChange() {
    let way = swipeGesture.translation(in: view)
    guard abs(way.y) >= Self.swipeDistance, abs(way.y) > abs(way.x) else { return }
    setBarsHiddenBySwipe(way.y < 0)
    swipeGesture.setTranslation(.zero, in: view)
  }

  private func setBarsHiddenBySwipe(_ hidden: Bool) {
    if hidden != isNavigationBarHidden { setNavigationBarHidden(hidden, animated: true) }
    if hidden, !isToolbarHidden, toolbar.items?.isEmpty == false {
      hasSwipedToolbarAway = true
      setToolbarHidden(true, animated: true)
    } else if !hidden, hasSwipedToolbarAway {
      hasSwipedToolbarAway = false
      setToolbarHidden(false, animated: true)
    }
  }
}

/// A pan that goes along with whatever else the finger does, above all with scrolling.
@MainActor
final class BarHidePanGestureRecognizer: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
