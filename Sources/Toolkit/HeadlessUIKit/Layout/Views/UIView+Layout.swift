import Foundation

extension UIView {
  func requestLayout() {
    layoutState.needsLayout = true
    markAncestorsForLayout()
    // A view that lays out its parts again may have content of another size.
    contentMayHaveChanged()
  }

  /// Marks the superviews: one of their descendants requires layout.
  func markAncestorsForLayout() {
    var child = self
    // A view that is listed has ancestors that are listed themselves.
    while let parent = child.superview, !child.layoutState.isListedForLayout {
      child.layoutState.isListedForLayout = true
      parent.layoutState.pendingSubviews.append(Unowned(object: child))
      parent.layoutState.descendantNeedsLayout = true
      child = parent
    }
  }

  /// Removes a leaving subview from the list of those that require layout.
  func forgetPendingLayout(of subview: UIView) {
    guard subview.layoutState.isListedForLayout else { return }
    subview.layoutState.isListedForLayout = false
    layoutState.pendingSubviews.removeAll { $0.object === subview }
  }

  /// Requests a call of ``UIView/updateConstraints()`` and a solving of the hierarchy's constraints at the
  /// end of the turn.
  public func setNeedsUpdateConstraints() {
    layoutState.needsConstraintsUpdate = true
    if let node = layoutNode { node.engine?.note(.update, of: node) }
    setNeedsConstraintSolving()
  }

  /// Requests that the hierarchy's constraints are solved with up-to-date insets and baselines.
  func setNeedsConstraintSolving() {
    if let engine = layoutNode?.engine {
      (engine.areInsetsStale, engine.areBaselinesStale) = (true, true)
      engine.requestSolving()
    } else {
      topmost.layoutState.needsConstraintSolving = true
    }
  }

  func layOutUntilDone() {
    let root = topmost
    for _ in 0..<Self.layoutRoundLimit {
      guard root.layoutState.needsConstraintSolving || layoutState.isPending else { return }
      if root.layoutState.needsConstraintSolving { LayoutEngine.solve(below: root) }
      layoutHierarchy()
    }
  }

  private static let layoutRoundLimit = 20

  /// The view without a superview at the top of this view's hierarchy.
  private var topmost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Positions the subviews, for the view's own layer.
  func layOutSelf(as layer: CALayer) {
    guard layer === self.layer else { return }
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// Lays out this view and the descendants that require it, from top to bottom.
  private func layoutHierarchy() {
    if layoutState.isSafeAreaStale { updateSafeArea() }
    if layoutState.needsLayout {
      // Cleared first, since the view may request another layout in these calls.
      layoutState.needsLayout = false
      layer.layoutSublayers()
      notifyObservers(of: .layout)
    }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    layOutFreeSublayers()
    // A view may be removed while another is laid out.
    for subview in takePendingSubviews() where subview.superview === self { subview.layoutHierarchy() }
  }

  /// Returns the subviews that require layout, in the order of the hierarchy, and clears the list: views
  /// that are added to it meanwhile wait for the next round.
  private func takePendingSubviews() -> [UIView] {
    let pending = layoutState.pendingSubviews.map(\.object)
    layoutState.pendingSubviews = []
    let inOrder = pending.count < 2 ? pending : subviews.filter(\.layoutState.isListedForLayout)
    for subview in inOrder { subview.layoutState.isListedForLayout = false }
    return inOrder
  }
}

extension UIView {
  /// The parts of a frame that change with the superview's size; the values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates a mask.
    ///
    /// - Parameter rawValue: UIKit's bits; bits without a meaning are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

extension UIView {
  /// Applies the autoresizing mask to the superview's change of size.
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

  /// Shares the change of length among the flexible parts in proportion to their lengths, as UIKit does.
  ///
  /// For example, with a flexible length and right margin, 10 + 30 + 60 points become
  /// 10 + 60 + 120 if the superview grows from 100 to 190 points.
  func resized(to newRoom: CGFloat) -> AutoresizedSpan {
    let parts = [
      isFlexible.before ? max(0, start) : nil, isFlexible.length ? max(0, length) : nil,
      isFlexible.after ? max(0, room - start - length) : nil,
    ]
    let flexible = parts.compactMap(\.self)
    let total = flexible.reduce(0, +)
    let gains = parts.map { part -> CGFloat in
      guard let part else { return 0 }
      // If all flexible parts are empty, they share equally.
      let share = total > 0 ? part / total : 1 / CGFloat(flexible.count)
      return (newRoom - room) * share
    }
    return AutoresizedSpan(
      start: start + gains[0], length: length + gains[1], room: newRoom, isFlexible: isFlexible)
  }
}
