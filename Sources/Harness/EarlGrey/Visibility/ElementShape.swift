import HeadlessUIKit

/// The shapes of elements in the coordinates of their window.
@MainActor
enum ElementShape {
  /// Returns the shape of the whole element, including invisible parts.
  static func whole(of element: GREYElement) -> ConvexPolygon {
    guard let view = element as? UIView else {
      let origin = element.window?.frame.origin ?? .zero
      return ConvexPolygon(element.accessibilityFrame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    let window = view.window
    return ConvexPolygon(view.bounds) { view.convert($0, to: window) }
  }

  /// Returns the part of a view within the screen and its clipping ancestors, in the coordinates of
  /// another window.
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
  /// Whether content is visible only within the view's bounds, as it always is in a scroll view.
  var cutsContent: Bool { clipsToBounds || self is UIScrollView }
}
