import Foundation

/// The view between a presentation's context and the presented view.
@preconcurrency @MainActor
final class UITransitionView: UIView {
  /// The former superview of the view that a full screen presentation removed.
  weak var coveredSuperview: UIView?
  weak var presentation: UIPresentationController?

  /// Whether assistive technology skips the views behind; not if they receive touches.
  override var accessibilityViewIsModal: Bool {
    get { presentation?.letsTouchesThrough != true }
    set { super.accessibilityViewIsModal = newValue }
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Passes touches outside the presented view to the views behind, unless these are dimmed.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, presentation?.letsTouchesThrough == true else { return hit }
    return nil
  }
}

/// The dimming behind a sheet or a popover; a tap on it dismisses.
@preconcurrency @MainActor
final class UIDimmingView: UIView {
  /// Views behind the dimming that still receive touches.
  var passthroughViews: [UIView] = []
  var tapped: (@MainActor () -> Void)?

  override func setUp() {
    super.setUp()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.tapped?() }
    addGestureRecognizer(tap)
  }

  /// Lets assistive technology tap the dimming even if its center is covered.
  override func accessibilityActivate() -> Bool {
    tapped?()
    return tapped != nil
  }

  /// Makes the dimming an element that dismisses the presentation for assistive technology, with
  /// UIKit's identifier, by which tests find it.
  func becomeDismissRegion() {
    isAccessibilityElement = true
    accessibilityIdentifier = "PopoverDismissRegion"
    accessibilityLabel = SystemText.dismissPopup.localized
    accessibilityTraits = .button
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

extension UIView {
  /// Whether the view is part of a running push, pop, presentation or dismissal, or of a menu that
  /// is opening.
  var isInTransition: Bool {
    sequence(first: self, next: \.superview).contains { view in
      if (view as? UIContextMenuContainerView)?.isOpening == true { return true }
      let presented = (view as? UITransitionView)?.presentation?.presentedViewController
      return (presented ?? view.viewController)?.ownTransitionCoordinator?.isAnimated == true
    }
  }
}
