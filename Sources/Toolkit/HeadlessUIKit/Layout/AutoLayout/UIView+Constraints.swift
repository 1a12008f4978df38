import Foundation

extension UIView {
  /// Activates a constraint, like setting its ``NSLayoutConstraint/isActive``.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Returns how strongly the view resists growing beyond its content; ``UILayoutPriority/defaultLow`` by
  /// default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis]
  }

  /// Sets how strongly the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    huggingPriorities[axis] = priority
    layoutWillChange(.priorities)
    setNeedsConstraintSolving()
  }

  /// Returns how strongly the view resists shrinking below its content; ``UILayoutPriority/defaultHigh`` by
  /// default.
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

  /// Returns the active constraints along an axis that refer to the view, from those that it owns up to
  /// those of the topmost view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.firstAttribute.axis == axis && constraint.items.contains { $0.layoutOwner === self }
    }
  }

  /// Whether the constraints left a part of the frame open at the last layout.
  public var hasAmbiguousLayout: Bool {
    layoutFaults.contains { if case .ambiguous = $0 { true } else { false } }
  }

  /// Adds a guide that constraints can refer to, and removes it from its former view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    layoutWillChange(.guides)
    setNeedsConstraintSolving()
  }

  /// Removes a guide and deactivates the constraints that refer to it; a guide of another view is ignored.
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

  /// Deactivates the constraints of this view and its superviews that refer to a leaving subview.
  func dropConstraints(to leaving: UIView) {
    for ancestor in sequence(first: self, next: \.superview) {
      for constraint in ancestor.constraints where constraint.refers(toHierarchyOf: leaving) {
        constraint.isActive = false
      }
    }
  }
}
