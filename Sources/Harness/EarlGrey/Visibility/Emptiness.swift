import HeadlessUIKit

/// Elements without a width or a height: they cannot be seen, and a finger cannot reach their content.
@MainActor
enum Emptiness {
  /// Returns the nearest ancestor of an element that is empty and therefore takes no touch at the element's
  /// activation point.
  static func ancestor(of element: GREYElement) -> UIView? {
    guard let host = element.hostView, let window = host.window else { return nil }
    let activation = element.accessibilityActivationPoint
    let point = CGPoint(x: activation.x - window.frame.minX, y: activation.y - window.frame.minY)
    return sequence(first: host, next: \.superview).first { view in
      view !== element && isEmpty(view.bounds.size)
        && !view.point(inside: view.convert(point, from: nil), with: nil)
    }
  }

  /// Returns the size of an element before transforms.
  static func size(of element: GREYElement) -> CGSize {
    (element as? UIView)?.bounds.size ?? element.accessibilityFrame.size
  }

  /// Returns what is wrong with a size, and what to do, such as "is 0 points high; ...".
  nonisolated static func text(_ size: CGSize) -> String {
    switch (size.width <= 0, size.height <= 0) {
    case (true, true): "is 0 points wide and high; give it a size by constraints, its content or its frame"
    case (true, false): "is 0 points wide; give it a width by a constraint, its content or its frame"
    case (false, true): "is 0 points high; give it a height by a constraint, its content or its frame"
    case (false, false): "has no area on the screen; look for a transform that scales it to nothing"
    }
  }

  private static func isEmpty(_ size: CGSize) -> Bool { size.width <= 0 || size.height <= 0 }
}
