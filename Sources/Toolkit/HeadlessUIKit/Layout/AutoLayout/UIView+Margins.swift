import Foundation

extension UIView {
  /// The effective margins in points: 8 at each edge by default, plus what the safe area, the controller
  /// and the superview add.
  ///
  /// Setting them sets ``directionalLayoutMargins`` for the current reading direction.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The effective margins in points, with sides named by the reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveLayoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { layoutState.ownMargins = newValue } }
  }

  private var effectiveLayoutMargins: UIEdgeInsets {
    var margins = startingMargins.resolved(in: effectiveUserInterfaceLayoutDirection)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    return preservesSuperviewLayoutMargins ? margins.atLeast(superviewMargins) : margins
  }

  /// The margins that were set; those of a controller's root view are at least the system's.
  private var startingMargins: NSDirectionalEdgeInsets {
    guard let viewController else {
      return layoutState.ownMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let own = layoutState.ownMargins ?? .zero
    guard viewController.viewRespectsSystemMinimumLayoutMargins else { return own }
    return own.atLeast(viewController.systemMinimumLayoutMargins)
  }

  /// How far the superview's margins reach into the view.
  private var superviewMargins: UIEdgeInsets {
    guard let superview else { return .zero }
    let (margins, bounds) = (superview.layoutMargins, superview.bounds)
    return UIEdgeInsets(
      top: margins.top - (frame.minY - bounds.minY), left: margins.left - (frame.minX - bounds.minX),
      bottom: margins.bottom - (bounds.maxY - frame.maxY), right: margins.right - (bounds.maxX - frame.maxX))
  }

  /// Makes a change, and notifies the view if the effective margins changed.
  func changeMargins(_ change: () -> Void) {
    let former = layoutMargins
    change()
    if layoutMargins != former { reportLayoutMarginsChange() }
  }

  /// Notifies this view and the descendants that preserve its margins.
  func reportLayoutMarginsChange() {
    setNeedsConstraintSolving()
    setNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.reportLayoutMarginsChange()
    }
  }
}

extension UIViewController {
  /// The minimum margins at the sides of the root view: 20 points at regular width and on phones that are
  /// at least 414 points wide in portrait, 16 points otherwise.
  ///
  /// The goldens of Tinder/Layout (`testToMarginsInsets...`) have 20 at 428 and 430 points, and 16 at 320 to
  /// 393 points and in landscape at 812 and 844. That 414 is the limit is taken from the size classes.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide =
      traitCollection.horizontalSizeClass == .regular || UIScreen.main.device.portraitSize.width >= 414
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension UIEdgeInsets {
  /// Returns the larger of two insets at each edge.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
