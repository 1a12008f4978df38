import Foundation

extension UIView {
  /// Asks for ``UIView/layoutSubviews()`` at the end of the turn.
  public func setNeedsLayout() {
    needsLayout = true
    tellAncestorsOfNeededLayout()
  }

  /// Lets the views above know that this one, or one below it, needs layout.
  func tellAncestorsOfNeededLayout() {
    var ancestor = superview
    while let view = ancestor, !view.descendantNeedsLayout {
      view.descendantNeedsLayout = true
      ancestor = view.superview
    }
  }

  /// Asks the layout engine to solve the hierarchy's constraints at the end of the turn.
  public func setNeedsUpdateConstraints() {
    setNeedsConstraintSolving()
  }

  func setNeedsConstraintSolving() {
    topmost.needsConstraintSolving = true
  }

  /// Solves constraints and lays subviews out until nothing is left to do.
  ///
  /// Laying out may change what constraints depend on, so both alternate. Code that never comes to rest is stopped
  /// after a fixed number of rounds, as UIKit's feedback loop guard does.
  public func layoutIfNeeded() {
    let root = topmost
    for _ in 0..<Self.layoutRoundLimit {
      guard root.needsConstraintSolving || needsLayout || descendantNeedsLayout || isSafeAreaStale else {
        return
      }
      if root.needsConstraintSolving { LayoutEngine.solve(below: root) }
      layoutHierarchy()
    }
  }

  private static let layoutRoundLimit = 20

  /// The view without a superview that this one is part of.
  private var topmost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Lays out this view and the views below that need it, from top to bottom.
  private func layoutHierarchy() {
    if isSafeAreaStale { updateSafeArea() }
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
      tell(.layout)
    }
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    subviews.forEach { $0.layoutHierarchy() }
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

extension UIView {
  /// Follows the superview's change of size by the autoresizing mask.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let (mask, frame) = (autoresizingMask, untransformedFrame)
    let horizontal = AutoresizedSpan(
      start: frame.minX, length: frame.width, room: old.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      )
    ).resized(to: new.width)
    let vertical = AutoresizedSpan(
      start: frame.minY, length: frame.height, room: old.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).resized(to: new.height)
    untransformedFrame = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

/// One dimension of a view in its superview: a margin, a length and another margin.
private struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  /// The superview's length.
  var room: CGFloat
  let isFlexible: (before: Bool, length: Bool, after: Bool)

  /// Shares the change of room out among the flexible parts: the longer a part, the more it gets, as in UIKit.
  func resized(to newRoom: CGFloat) -> AutoresizedSpan {
    let parts = [
      isFlexible.before ? max(0, start) : nil, isFlexible.length ? max(0, length) : nil,
      isFlexible.after ? max(0, room - start - length) : nil,
    ]
    let flexible = parts.compactMap(\.self)
    let total = flexible.reduce(0, +)
    let gains = parts.map { part -> CGFloat in
      guard let part else { return 0 }
      let share = total > 0 ? part / total : 1 / CGFloat(flexible.count)
      return (newRoom - room) * share
    }
    return AutoresizedSpan(
      start: start + gains[0], length: length + gains[1], room: newRoom, isFlexible: isFlexible)
  }
}
