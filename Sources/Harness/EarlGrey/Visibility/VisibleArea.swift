import HeadlessUIKit

/// What of a view can be seen on the screen, computed exactly from rectangles.
///
/// The view is cut by the screen and by every clipping ancestor; what is drawn later and opaque enough covers it.
@MainActor
struct VisibleArea {
  /// The visible parts in the window's coordinates; they do not overlap.
  let rects: [CGRect]
  /// The area of the view's whole frame.
  private let wholeArea: CGFloat

  /// Below this opacity nothing is seen.
  private static let visibleAlpha: CGFloat = 0.01
  /// From this opacity on a view covers what is behind it.
  private static let coveringAlpha: CGFloat = 0.95

  init(of view: UIView) {
    wholeArea = view.bounds.width * view.bounds.height
    guard let window = view.window, Self.isShown(view) else {
      rects = []
      return
    }
    let visible = Self.clippedFrame(of: view, in: window)
    var rects = Self.hasPixels(visible) ? [visible] : []
    for cover in Self.covers(of: view, in: window) {
      rects = rects.flatMap { $0.subtracting(cover) }
    }
    self.rects = rects
  }

  /// The visible share of the whole frame, from 0 to 1.
  var share: Double {
    guard wholeArea > 0 else { return 0 }
    return Double(rects.reduce(0) { $0 + $1.width * $1.height } / wholeArea)
  }

  /// Whether something is left once the size is rounded to the screen's pixels; half a pixel is nothing.
  private static func hasPixels(_ rect: CGRect) -> Bool {
    !rect.isNull && min(rect.width, rect.height) * UIScreen.main.scale > 0.5
  }

  /// Whether neither the view nor an ancestor is hidden or transparent.
  private static func isShown(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha >= visibleAlpha }
  }

  /// What the screen and clipping ancestors leave of a view of any window, in the coordinates of `window`.
  private static func clippedFrame(of view: UIView, in window: UIWindow) -> CGRect {
    let screen = UIScreen.main.bounds.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    var visible = view.convert(view.bounds, to: window).intersection(screen)
    for ancestor in sequence(first: view, next: \.superview).dropFirst() where ancestor.clipsToBounds {
      visible = visible.intersection(ancestor.convert(ancestor.bounds, to: window))
    }
    return visible
  }

  /// The rectangles of the views that are drawn after `view` and hide what is behind them.
  private static func covers(of view: UIView, in window: UIWindow) -> [CGRect] {
    let path = Array(sequence(first: view, next: \.superview))
    let laterSiblings = zip(path, path.dropFirst()).flatMap { child, parent in
      parent.subviews.drop { $0 !== child }.dropFirst()
    }
    let frontWindows = UIApplication.shared.windows.drop { $0 !== window }.dropFirst()
    return (laterSiblings + frontWindows.map { $0 as UIView }).flatMap {
      covers(at: $0, alpha: $0.inheritedAlpha, in: window)
    }
  }

  private static func covers(at view: UIView, alpha: CGFloat, in window: UIWindow) -> [CGRect] {
    guard !view.isHidden, alpha >= coveringAlpha else { return [] }
    let style = view.traitCollection.userInterfaceStyle
    let isOpaque = (view.backgroundColor?.alpha(in: style) ?? 0) >= coveringAlpha
    let own = isOpaque ? [clippedFrame(of: view, in: window)] : []
    return own + view.subviews.flatMap { covers(at: $0, alpha: alpha * $0.alpha, in: window) }
  }
}

extension UIView {
  /// The opacity that the view is drawn with, its ancestors' included.
  fileprivate var inheritedAlpha: CGFloat {
    sequence(first: self, next: \.superview).reduce(1) { $0 * $1.alpha }
  }
}

extension CGRect {
  /// What is left of the rectangle without another one: at most four rectangles that do not overlap.
  func subtracting(_ other: CGRect) -> [CGRect] {
    let hole = intersection(other)
    guard !hole.isNull, !hole.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }
}
