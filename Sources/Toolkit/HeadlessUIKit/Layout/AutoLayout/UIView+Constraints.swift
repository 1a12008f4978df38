import Foundation

extension UIView {
  /// Activates a constraint, which is the same as setting its `isActive`.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Returns how strongly the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis]
  }

  /// Sets how strongly the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    huggingPriorities[axis] = priority
    layoutWillChange(.priorities)
    setNeedsConstraintSolving()
  }

  /// Returns how strongly the view resists shrinking below its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionPriorities[axis]
  }

  /// Sets how strongly the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionPriorities[axis] = priority
    layoutWillChange(.priorities)
    setNeedsConstraintSolving()
  }

  /// Activates constraints in the given order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Returns the active constraints that refer to the view on an axis, from the view up to the
  /// topmost one.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.firstAttribute.axis == axis && constraint.items.contains { $0.layoutOwner === self }
    }
  }

  /// Whether the constraints left a part of the frame open at the last layout.
  public var hasAmbiguousLayout: Bool {
    layoutFaults.contains { if case .ambiguous = $0 { true } else { false } }
  }

  /// Adds a guide that constraints can refer to; it leaves its former view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    layoutWillChange(.guides)
    setNeedsConstraintSolving()
  }

  /// Removes a guide, and deactivates the constraints that refer to it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    // Only this view and those above it can hold constraints of the guide.
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        constraint.isActive = false
      }
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    layoutWillChange(.guides)
    setNeedsConstraintSolving()
  }

  /// Deactivates the constraints here and above that tie a leaving subview to what stays.
  func dropConstraints(to leaving: UIView) {
    for ancestor in sequence(first: self, next: \.superview) {
      for constraint in ancestor.constraints where constraint.refers(toHierarchyOf: leaving) {
        constraint.isActive = false
      }
    }
  }
}
