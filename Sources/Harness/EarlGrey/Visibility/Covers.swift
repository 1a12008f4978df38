import HeadlessUIKit

/// The views that are drawn after a view and hide what is behind them.
@MainActor
enum Covers {
  /// From this opacity on a view covers what is behind it.
  private static let coveringAlpha: CGFloat = 0.95

  /// - Returns: Each with its shape in the coordinates of `window`.
  static func of(_ view: UIView, in window: UIWindow) -> [(view: UIView, outline: ConvexPolygon)] {
    let path = Array(sequence(first: view, next: \.superview))
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
  ) -> [(view: UIView, outline: ConvexPolygon)] {
    guard !view.isHidden, alpha >= coveringAlpha else { return [] }
    let style = view.traitCollection.userInterfaceStyle
    let isOpaque = view.backgroundOpacity(in: style) >= coveringAlpha
    let own = isOpaque ? [(view, Outline.clipped(view, in: window))] : []
    return own + view.subviews.flatMap { covers(at: $0, alpha: alpha * $0.alpha, in: window) }
  }
}

extension UIView {
  /// How opaque the view's background is, or its gradient where that is more so: at the faintest of its colors.
  fileprivate func backgroundOpacity(in style: UIUserInterfaceStyle) -> CGFloat {
    let gradient = (layer as? CAGradientLayer)?.colors as? [CGColor]
    let faintest = gradient?.map { $0.color.alpha(in: style) }.min()
    return max(backgroundColor?.alpha(in: style) ?? 0, faintest ?? 0)
  }

  /// The opacity that the view is drawn with, its ancestors' included.
  fileprivate var inheritedAlpha: CGFloat {
    sequence(first: self, next: \.superview).reduce(1) { $0 * $1.alpha }
  }
}
