import Foundation

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
