import Foundation

extension UIView {
  /// Activates a constraint; the same as setting its `isActive`.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// How strongly the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis]
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    huggingPriorities[axis] = priority
    setNeedsConstraintSolving()
  }

  /// How strongly the view resists shrinking below its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionPriorities[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionPriorities[axis] = priority
    setNeedsConstraintSolving()
  }

  /// Tells that the content now wants another size.
  public func invalidateIntrinsicContentSize() {
    setNeedsConstraintSolving()
    setNeedsLayout()
  }

  /// Activates constraints in the given order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The active constraints that speak of the view in one direction, from the view up to the topmost one.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.firstAttribute.axis == axis && constraint.items.contains { $0.layoutOwner === self }
    }
  }

  /// Whether the constraints left a part of the frame open at the last layout.
  public var hasAmbiguousLayout: Bool {
    layoutFaults.contains { if case .ambiguous = $0 { true } else { false } }
  }

  /// Adds a guide that constraints can refer to; it leaves its old view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    setNeedsConstraintSolving()
  }

  /// Takes a guide out of the view, with the constraints that refer to it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        constraint.isActive = false
      }
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    setNeedsConstraintSolving()
  }

  /// Deactivates the constraints above that tie a leaving subview to what stays.
  func dropConstraints(to leaving: UIView) {
    for ancestor in sequence(first: self, next: \.superview) {
      for constraint in ancestor.constraints where constraint.refers(toHierarchyOf: leaving) {
        constraint.isActive = false
      }
    }
  }
}
