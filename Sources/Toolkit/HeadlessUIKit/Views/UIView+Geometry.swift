import Foundation

extension UIView {
  /// The intrinsic size of a view that has no wish.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The view's place in its superview's coordinates.
  public var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// Gives the view the size that fits its content best.
  public func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Converts a point from another view's coordinates, or from the window's if there is none.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (origin, own) = ((view ?? window)?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + origin.x - own.x, y: point.y + origin.y - own.y)
  }

  /// Converts a point to another view's coordinates, or to the window's if there is none.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, origin) = (originInRoot, (view ?? window)?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - origin.x, y: point.y + own.y - origin.y)
  }

  /// Converts a rectangle to another view's coordinates, or to the window's if there is none.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from another view's coordinates, or from the window's if there is none.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the origin of the view's coordinates lies in the topmost view's superview's coordinates.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      point.x += current.frame.minX - current.bounds.minX
      point.y += current.frame.minY - current.bounds.minY
      view = current.superview
    }
    return point
  }

  /// Brings up to date what depends on the bounds.
  func boundsDidChange(from old: CGRect) {
    setNeedsConstraintSolving()
    guard bounds.size != old.size else { return }
    setNeedsLayout()
    subviews.forEach { $0.autoresize(from: old.size, to: bounds.size) }
  }

  /// Follows the superview's change of size by the autoresizing mask.
  ///
  /// What a dimension gains is shared out evenly among the flexible parts of it, as UIKit does for parts of equal
  /// lengths.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let horizontal = Self.shares(
      of: new.width - old.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let vertical = Self.shares(
      of: new.height - old.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    frame = CGRect(
      x: frame.minX + horizontal.before, y: frame.minY + vertical.before,
      width: frame.width + horizontal.length, height: frame.height + vertical.length)
  }

  /// What a margin and a length gain of a change.
  private static func shares(
    of change: CGFloat, _ before: Bool, _ length: Bool, _ after: Bool
  ) -> (before: CGFloat, length: CGFloat) {
    let flexible = [before, length, after].count { $0 }
    guard flexible > 0 else { return (0, 0) }
    let share = change / CGFloat(flexible)
    return (before ? share : 0, length ? share : 0)
  }
}

extension UIView {
  /// The parts of a frame that follow the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
