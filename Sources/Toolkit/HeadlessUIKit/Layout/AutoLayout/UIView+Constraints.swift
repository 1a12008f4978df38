import Foundation

extension UIView {
  /// Activates a constraint, like setting its ``NSLayoutConstraint/isActive``.
  ///
  /// - Parameter constraint: The constraint, which the closest common ancestor of its items holds,
  ///   even if that is not this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Deactivates a constraint.
  ///
  /// - Parameter constraint: The constraint, whichever view holds it; an inactive one is ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Returns how strongly the view resists growing beyond its content; ``UILayoutPriority/defaultLow`` by
  /// default.
  ///
  /// - Parameter axis: The direction of the width or the height.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis]
  }

  /// Sets how strongly the view resists growing beyond its content.
  ///
  /// - Parameters:
  ///   - priority: How important it is that the view is no larger than its content.
  ///   - axis: The direction of the width or the height.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    huggingPriorities[axis] = priority
    layoutWillChange(.priorities)
    setNeedsConstraintSolving()
  }

  /// Returns how strongly the view resists shrinking below its content; ``UILayoutPriority/defaultHigh`` by
  /// default.
  ///
  /// - Parameter axis: The direction of the width or the height.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionPriorities[axis]
  }

  /// Sets how strongly the view resists shrinking below its content.
  ///
  /// - Parameters:
  ///   - priority: How important it is that the view is no smaller than its content.
  ///   - axis: The direction of the width or the height.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionPriorities[axis] = priority
    layoutWillChange(.priorities)
    setNeedsConstraintSolving()
  }

  /// Activates constraints.
  ///
  /// - Parameter constraints: The constraints, whose order decides an ambiguous layout.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates constraints.
  ///
  /// - Parameter constraints: The constraints, whichever views hold them; inactive ones are
  ///   ignored.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Returns the active constraints along an axis that refer to the view, from those that it owns up to
  /// those of the topmost view.
  ///
  /// - Parameter axis: The direction of the constraints' first attributes.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.firstAttribute.axis == axis && constraint.items.contains { $0.layoutOwner === self }
    }
  }

  /// Whether the constraints left a part of the frame open at the last layout.
  public var hasAmbiguousLayout: Bool {
    layoutFaults.contains { if case .ambiguous = $0 { true } else { false } }
  }

  /// Adds a guide that constraints can refer to.
  ///
  /// - Parameter guide: The guide, which leaves its former view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    layoutWillChange(.guides)
    setNeedsConstraintSolving()
  }

  /// Removes a guide and deactivates the constraints that refer to it.
  ///
  /// - Parameter guide: The guide; one of another view is ignored.
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
