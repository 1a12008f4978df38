import HeadlessUIKit

/// The views that are drawn after a view and cover what is behind them.
@MainActor
enum Covers {
  /// The least opacity with which a view covers what is behind it.
  private static let coveringAlpha: CGFloat = 0.95

  /// Returns the covers of a view, each with its shape in the coordinates of `window`.
  static func of(_ view: UIView, in window: UIWindow) -> [(view: UIView, shape: ConvexPolygon)] {
    let path = Array(sequence(first: view, next: \.superview))
    // The later siblings of the view and of its ancestors, and the windows in front, are drawn after it.
    let laterSiblings = zip(path, path.dropFirst()).flatMap { child, parent in
      parent.subviews.drop { $0 !== child }.dropFirst()
    }
    let frontWindows = UIApplication.shared.windows.drop { $0 !== window }.dropFirst()
    return (laterSiblings + frontWindows.map { $0 as UIView }).flatMap {
      covers(at: $0, alpha: $0.inheritedAlpha, in: window)
    }
  }

  private static func covers(
    at view: UIView, alpha: CGFloat, in window: UIWindow
  ) -> [(view: UIView, shape: ConvexPolygon)] {
    // Subviews are never more opaque than their superview.
    guard !view.isHidden, alpha >= coveringAlpha else { return [] }
    let style = view.traitCollection.userInterfaceStyle
    let isOpaque = view.backgroundOpacity(in: style) >= coveringAlpha
    let own = isOpaque ? [(view, ElementShape.clipped(view, in: window))] : []
    return own + view.subviews.flatMap { covers(at: $0, alpha: alpha * $0.alpha, in: window) }
  }
}

extension UIView {
  /// Returns the opacity of the view's background, or that of its gradient's most transparent color,
  /// whichever is greater.
  fileprivate func backgroundOpacity(in style: UIUserInterfaceStyle) -> CGFloat {
    let gradient = (layer as? CAGradientLayer)?.colors as? [CGColor]
    let faintest = gradient?.map { $0.color.alpha(in: style) }.min()
    return max(backgroundColor?.alpha(in: style) ?? 0, faintest ?? 0)
  }

  /// The opacity with which the view is drawn, including that of its ancestors.
  fileprivate var inheritedAlpha: CGFloat {
    sequence(first: self, next: \.superview).reduce(1) { $0 * $1.alpha }
  }
}
