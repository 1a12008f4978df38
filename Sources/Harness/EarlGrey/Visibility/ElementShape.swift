import HeadlessUIKit

/// The shapes of elements in the coordinates of their window.
@MainActor
enum ElementShape {
  /// Returns the shape of the whole element, including the parts that are not visible.
  static func whole(of element: GREYElement) -> ConvexPolygon {
    guard let view = element as? UIView else {
      let origin = element.window?.frame.origin ?? .zero
      return ConvexPolygon(element.accessibilityFrame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    let window = view.window
    return ConvexPolygon(view.bounds) { view.convert($0, to: window) }
  }

  /// Returns what the screen and clipping ancestors leave of a view, in the coordinates of another
  /// window.
  static func clipped(_ view: UIView, in window: UIWindow) -> ConvexPolygon {
    let clipping = sequence(first: view, next: \.superview).dropFirst().filter(\.cutsContent)
    return clipping.reduce(whole(of: view, in: window).intersection(screen(in: window))) {
      $0.intersection(whole(of: $1, in: window))
    }
  }

  /// Returns the shape of the screen in the coordinates of a window.
  static func screen(in window: UIWindow) -> ConvexPolygon {
    ConvexPolygon(UIScreen.main.bounds.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY))
  }

  private static func whole(of view: UIView, in window: UIWindow) -> ConvexPolygon {
    ConvexPolygon(view.bounds) { view.convert($0, to: window) }
  }
}

extension UIView {
  /// Whether the view's content is visible only within its bounds; that of a scroll view always is.
  var cutsContent: Bool { clipsToBounds || self is UIScrollView }
}
