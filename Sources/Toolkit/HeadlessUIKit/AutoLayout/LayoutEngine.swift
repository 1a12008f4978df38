import Foundation
import LayoutSolver

/// Turns the constraints of a view hierarchy into frames.
///
/// Views whose frames are set by hand enter as constants; each view that constraints place gets four variables, its
/// frame in its superview's coordinates. Everything is added in the order of the hierarchy and of activation, so equal
/// hierarchies have equal frames.
@MainActor
struct LayoutEngine {
  private var solver = LayoutSolver()
  private(set) var frames: [ObjectIdentifier: FrameVariables] = [:]
  /// The rectangle of every view in the root's coordinates.
  private(set) var rootFrames: [ObjectIdentifier: FrameExpressions] = [:]
  /// The views that constraints place, from top to bottom.
  private var views: [UIView] = []
  /// The guides that constraints place.
  private var guides: [UILayoutGuide] = []
  /// Where the solver's constraints come from, for messages.
  private var origins: [ConstraintToken: ConstraintOrigin] = [:]

  /// The unknowns of one rectangle.
  struct FrameVariables {
    var x: LayoutVariable
    var y: LayoutVariable
    var width: LayoutVariable
    var height: LayoutVariable
  }

  /// Solves all constraints below `root` and sets the frames.
  ///
  /// A text of several lines is as high as its width makes it, and its width is known only after solving: so the
  /// hierarchy is solved again as long as such a height changes.
  static func solve(below root: UIView) {
    root.updateConstraintsOfHierarchy()
    for _ in 0..<4 {
      root.needsConstraintSolving = false
      var engine = LayoutEngine()
      engine.addHierarchy(root, above: FrameExpressions(.zero))
      engine.addConstraints(of: root)
      let isSettled = engine.applyFrames()
      if isSettled { return }
    }
  }

  /// Makes the unknowns of every view and guide that constraints place.
  ///
  /// - Parameter content: The superview's coordinates in the root's; only the origin counts.
  private mutating func addHierarchy(_ view: UIView, above content: FrameExpressions) {
    if !view.translatesAutoresizingMaskIntoConstraints {
      frames[ObjectIdentifier(view)] = makeFrame()
      views.append(view)
    }
    let frame = relativeFrame(of: view, constant: view.frame).moved(by: content)
    rootFrames[ObjectIdentifier(view)] = frame
    for guide in view.constraintGuides {
      frames[ObjectIdentifier(guide)] = makeFrame()
      guides.append(guide)
    }
    let ownContent = frame.scrolled(to: view.bounds.origin)
    view.subviews.forEach { addHierarchy($0, above: ownContent) }
  }

  private mutating func makeFrame() -> FrameVariables {
    FrameVariables(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
  }

  /// Adds what the classes want, then what was activated, from top to bottom.
  private mutating func addConstraints(of view: UIView) {
    view.layoutFaults = []
    if let frame = frames[ObjectIdentifier(view)] { addContentSize(of: view, to: frame) }
    for guide in view.constraintGuides { addBounds(of: guide) }
    view.constraints.forEach { add($0) }
    view.subviews.forEach { addConstraints(of: $0) }
  }
}

extension LayoutEngine {
  /// A view is never of negative size, and is drawn to the size of its content.
  private mutating func addContentSize(of view: UIView, to frame: FrameVariables) {
    let size = view.contentSizeForLayout
    for (variable, length, axis) in [
      (frame.width, size.width, NSLayoutConstraint.Axis.horizontal),
      (frame.height, size.height, .vertical),
    ] {
      add(LinearExpression(variable), .greaterThanOrEqual, .required, from: .size(view, axis))
      guard length != UIView.noIntrinsicMetric else { continue }
      let difference = LinearExpression(variable) - LinearExpression(constant: Double(length))
      add(difference, .lessThanOrEqual, view.huggingPriorities[axis], from: .content(view, axis))
      add(difference, .greaterThanOrEqual, view.compressionPriorities[axis], from: .content(view, axis))
    }
  }

  /// A scroll view's content begins where its coordinates do.
  private mutating func addBounds(of guide: UILayoutGuide) {
    guard guide.kind == .scrollContent, let frame = frames[ObjectIdentifier(guide)] else { return }
    for variable in [frame.x, frame.y] {
      add(LinearExpression(variable), .equal, .required, from: .guide(guide))
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    var difference =
      expression(of: constraint.first, constraint.firstAttribute)
      - LinearExpression(constant: Double(constraint.constant))
    if let second = constraint.second {
      difference =
        difference - Double(constraint.multiplier) * expression(of: second, constraint.secondAttribute)
    }
    add(difference, constraint.relation, constraint.priority, from: .constraint(constraint))
  }

  /// Adds one relation to zero; a required one that cannot hold becomes a fault of its view.
  private mutating func add(
    _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority,
    from origin: ConstraintOrigin
  ) {
    let constraint = LinearConstraint(
      expression.clamped, relation.linear, priority: Double(priority.rawValue))
    do {
      origins[try solver.add(constraint)] = origin
    } catch {
      let conflicts = error.conflicting.compactMap { origins[$0]?.description }
      origin.owner?.layoutFaults.append(.unsatisfiable(origin.description, conflictsWith: conflicts))
    }
  }
}

extension LayoutEngine {
  /// Sets the solved frames.
  ///
  /// - Returns: Whether no height that depends on a width is out of date.
  private func applyFrames() -> Bool {
    var isSettled = true
    for view in views {
      guard let variables = frames[ObjectIdentifier(view)] else { continue }
      view.frame = rect(variables)
      let ambiguous = ambiguousParts(of: variables)
      if !ambiguous.isEmpty { view.layoutFaults.append(.ambiguous(ambiguous)) }
      if !view.acceptLayoutWidth() { isSettled = false }
    }
    for guide in guides where guide.kind == .scrollContent {
      guard let variables = frames[ObjectIdentifier(guide)] else { continue }
      (guide.owningView as? UIScrollView)?.contentSize = rect(variables).size
    }
    return isSettled
  }

  /// The parts of a frame that could as well be others.
  private func ambiguousParts(of variables: FrameVariables) -> [String] {
    [(variables.x, "x"), (variables.y, "y"), (variables.width, "width"), (variables.height, "height")]
      .filter { solver.isAmbiguous($0.0) }.map(\.1)
  }

  private func rect(_ variables: FrameVariables) -> CGRect {
    CGRect(
      x: solver.value(of: variables.x), y: solver.value(of: variables.y),
      width: solver.value(of: variables.width), height: solver.value(of: variables.height))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var linear: LinearConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LinearExpression {
  /// The expression with a constant that the solver takes: a limit of `.greatestFiniteMagnitude` is no limit.
  fileprivate var clamped: LinearExpression {
    let limit = LayoutSolver.largestNumber
    var copy = self
    if constant.magnitude > limit { copy.constant = constant < 0 ? -limit : limit }
    return copy
  }
}
