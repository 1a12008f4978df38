import Foundation
import LayoutSolver

/// The relations that a view hierarchy requires, read in the order of the hierarchy and of
/// activation.
///
/// Views whose frames are set by code enter as constants; each view that constraints position has
/// four variables, its frame in its superview's coordinates.
@MainActor
struct LayoutSystem {
  private(set) var relations: [LayoutRelation] = []
  /// Every view, each before its subviews.
  private(set) var views: [UIView] = []
  /// The guides that constraints position.
  private(set) var guides: [UILayoutGuide] = []
  /// The unknowns of each view and guide that constraints position.
  private(set) var frames: [ObjectIdentifier: FrameVariables] = [:]
  /// The rectangle of every view in the root's coordinates.
  private(set) var rootFrames: [ObjectIdentifier: FrameExpressions] = [:]
  /// The content sizes that replace the views' own while a fitting size is computed.
  private var contentSizes: [ObjectIdentifier: CGSize] = [:]

  /// Reads a hierarchy.
  ///
  /// - Parameters:
  ///   - root: The topmost view.
  ///   - variables: Returns an item's unknowns, the same ones at each call.
  init(of root: UIView, variables: (any LayoutItem) -> FrameVariables) {
    addHierarchy(root, above: FrameExpressions(.zero), variables)
    // Relations refer to any view of the hierarchy, which is why all unknowns are made first.
    for view in views { addRelations(of: view) }
  }

  /// Reads a hierarchy whose root's size is computed even if its frame is set by code.
  init(
    fitting root: UIView, contentSizes: [ObjectIdentifier: CGSize],
    variables: (any LayoutItem) -> FrameVariables
  ) {
    self.contentSizes = contentSizes
    frames[ObjectIdentifier(root)] = variables(root)
    addHierarchy(root, above: FrameExpressions(.zero), variables)
    for view in views { addRelations(of: view) }
  }

  /// Adds the views of a hierarchy, with the unknowns of those that constraints position.
  ///
  /// - Parameters:
  ///   - view: The topmost view to add.
  ///   - content: The superview's coordinates in the root's; only the origin counts.
  ///   - variables: Returns an item's unknowns.
  private mutating func addHierarchy(
    _ view: UIView, above content: FrameExpressions, _ variables: (any LayoutItem) -> FrameVariables
  ) {
    views.append(view)
    // The root of a fitting size has its unknowns already.
    if !view.translatesAutoresizingMaskIntoConstraints, frames[ObjectIdentifier(view)] == nil {
      frames[ObjectIdentifier(view)] = variables(view)
    }
    let frame = relativeFrame(of: view, constant: view.untransformedFrame).moved(by: content)
    rootFrames[ObjectIdentifier(view)] = frame
    for guide in view.constraintGuides {
      frames[ObjectIdentifier(guide)] = variables(guide)
      guides.append(guide)
    }
    let ownContent = frame.scrolled(to: view.bounds.origin)
    view.subviews.forEach { addHierarchy($0, above: ownContent, variables) }
  }

  /// Adds the relations of the view's class, and then those of the active constraints.
  private mutating func addRelations(of view: UIView) {
    if let frame = frames[ObjectIdentifier(view)] { addContentSize(of: view, to: frame) }
    for guide in view.constraintGuides { addBounds(of: guide) }
    view.constraints.forEach { add($0) }
  }
}

extension LayoutSystem {
  /// Adds that a view is never of negative size, and is drawn to the size of its content.
  private mutating func addContentSize(of view: UIView, to frame: FrameVariables) {
    let size = contentSizes[ObjectIdentifier(view)] ?? view.contentSizeForLayout
    for (variable, length, axis) in [
      (frame.width, size.width, NSLayoutConstraint.Axis.horizontal),
      (frame.height, size.height, .vertical),
    ] {
      add(LinearExpression(variable), .greaterThanOrEqual, .required, from: .size(view, axis))
      // A view without a content of a size leaves the length to its constraints.
      guard length != UIView.noIntrinsicMetric else { continue }
      let difference = LinearExpression(variable) - LinearExpression(constant: Double(length))
      add(difference, .lessThanOrEqual, view.huggingPriorities[axis], from: .content(view, axis))
      add(difference, .greaterThanOrEqual, view.compressionPriorities[axis], from: .content(view, axis))
    }
  }

  /// Adds that a scroll view's content begins at the origin of its coordinates, and is as large as
  /// code made it where no constraint decides.
  private mutating func addBounds(of guide: UILayoutGuide) {
    guard guide.kind == .scrollContent, let frame = frames[ObjectIdentifier(guide)],
      let scrollView = guide.owningView as? UIScrollView
    else { return }
    let size = scrollView.contentSize
    for (origin, variable, length, axis) in [
      (frame.x, frame.width, size.width, NSLayoutConstraint.Axis.horizontal),
      (frame.y, frame.height, size.height, .vertical),
    ] {
      add(LinearExpression(origin), .equal, .required, from: .guide(guide, axis))
      guard !scrollView.isContentConstrained(along: axis) else { continue }
      let difference = LinearExpression(variable) - LinearExpression(constant: Double(length))
      add(difference, .equal, .required, from: .contentSize(guide, axis))
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    let (isMirrored, scrollView) = (constraint.isMirrored, constraint.scrollView)
    func side(_ term: LayoutTerm) -> LinearExpression {
      expression(of: term, inContentOf: scrollView, isMirrored: isMirrored)
    }
    var difference = side(constraint.first) - LinearExpression(constant: Double(constraint.constant))
    if let second = constraint.second {
      difference = difference - Double(constraint.multiplier) * side(second)
    }
    add(difference, constraint.relation, constraint.priority, from: .constraint(constraint))
  }

  private mutating func add(
    _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority,
    from origin: ConstraintOrigin
  ) {
    relations.append(LayoutRelation(expression, relation, priority, from: origin))
  }
}
