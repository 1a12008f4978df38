import Foundation
import LayoutSolver

/// Reading what changed.
extension LayoutEngine {
  /// Lets views update the constraints of their classes, if they require it.
  func updateConstraints() {
    // Updates may add further views.
    var index = 0
    while index < addedViews.count {
      addedViews[index].updateConstraintsOfHierarchy()
      index += 1
    }
    index = 0
    while index < changedNodes.count {
      let node = changedNodes[index]
      // Descendants that need it are listed themselves.
      if node.changes.contains(.update), !node.isRemoved { node.view.updateOwnConstraintsIfNeeded() }
      index += 1
    }
  }

  /// Brings unknowns and relations up to date with the hierarchy.
  func read() {
    knownInsets = []
    readAddedViews()
    let nodes = changedNodes
    changedNodes = []
    for node in nodes where !node.isRemoved { read(node) }
    let constraints = changedConstraints.map(\.object)
    changedConstraints = []
    for constraint in constraints where constraint.isAwaitingReading { read(constraint) }
    readVariableRelations()
  }

  private func readAddedViews() {
    guard !addedViews.isEmpty else { return }
    let views = addedViews
    addedViews = []
    // Only the first reading is in the order of the hierarchy.
    if nextOrder > 0 { isOrderCurrent = false }
    (areInsetsStale, areBaselinesStale) = (true, true)
    // Relations may refer to any view of the hierarchy, so all unknowns are created first.
    views.forEach(addNodes)
    views.forEach(addRelations)
  }

  private func addNodes(below view: UIView) {
    let node = LayoutNode(of: view, in: self)
    keep(node)
    if !view.translatesAutoresizingMaskIntoConstraints || view === fitting?.view {
      node.frame = makeFrame(in: node)
    } else if !view.layoutFaults.isEmpty {
      queueFaults(of: node)
    }
    for guide in view.constraintGuides { node.guides.append(makeFrame(of: guide, in: node)) }
    view.subviews.forEach(addNodes)
  }

  private func addRelations(below view: UIView) {
    guard let node = node(of: view) else { return }
    readContent(of: node)
    readGuides(of: node)
    for constraint in view.constraints { add(constraint, ownedBy: node) }
    if view === root, let fitting {
      for constraint in fitting.constraints { add(constraint, ownedBy: node) }
    }
    view.subviews.forEach(addRelations)
  }

  private func read(_ node: LayoutNode) {
    let changes = node.changes
    node.changes = []
    let view = node.view
    if changes.contains(.placement) { readPlacement(of: node) }
    if changes.contains(.guides) { readGuides(of: node) }
    if !changes.isDisjoint(with: [.content, .priorities, .alignment]) {
      readContent(of: node, !changes.isDisjoint(with: [.priorities, .alignment]))
    }
    // Any constraint may refer to the view.
    if changes.contains(.alignment) { readConstraints(below: root) }
    if changes.contains(.constraints) { view.constraints.forEach(read) }
    if changes.contains(.geometry) { node.dependents.forEach(readAgain) }
  }

  /// Creates or removes the unknowns of a view's frame.
  private func readPlacement(of node: LayoutNode) {
    guard node.view.translatesAutoresizingMaskIntoConstraints == (node.frame != nil) else { return }
    isOrderCurrent = false
    if let frame = node.frame {
      remove(frame)
      node.frame = nil
      queueFaults(of: node)
    } else {
      node.frame = makeFrame(in: node)
    }
    readContent(of: node)
    // Any constraint may refer to the view.
    readConstraints(below: root)
  }

  private func readConstraints(below view: UIView) {
    view.constraints.forEach(read)
    view.subviews.forEach(readConstraints)
  }
}

extension LayoutEngine {
  /// Reads a view's own relations: its size is never negative, and is attracted to that of its content.
  private func readContent(of node: LayoutNode, _ arePrioritiesNew: Bool = true) {
    let view = node.view
    guard let frame = node.frame else { return update(&node.contentRelations, of: node, to: []) }
    let size = fitting?.contentSizes[ObjectIdentifier(view)] ?? view.contentSizeForLayout
    settlingNodes.append(node)
    guard arePrioritiesNew || size != node.contentSize else { return }
    node.contentSize = size
    var wanted: [(LayoutRelation.Origin, LinearConstraint)] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let unknown = LinearExpression(frame.length(axis))
      wanted.append((.size(axis), LinearConstraint(unknown, .greaterThanOrEqual, .required)))
      var length = axis == .horizontal ? size.width : size.height
      // If the content has no length, the constraints alone decide.
      guard length != UIView.noIntrinsicMetric else { continue }
      let insets = view.alignmentRectInsets
      length += axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
      let difference = LinearExpression(unknown.terms, constant: -Double(length))
      let (hugging, compression) = (view.huggingPriorities[axis], view.compressionPriorities[axis])
      wanted.append((.hugging(axis), LinearConstraint(difference, .lessThanOrEqual, hugging)))
      wanted.append((.compression(axis), LinearConstraint(difference, .greaterThanOrEqual, compression)))
    }
    update(&node.contentRelations, of: node, to: wanted)
  }

  /// Reads the guides. A scroll view's content begins at the origin of its coordinates, and has the size
  /// that code gave it along each axis that no constraint decides.
  private func readGuides(of node: LayoutNode) {
    let guides = node.view.constraintGuides
    if !guides.elementsEqual(node.guides, by: { $0 === $1.guide }) { replaceGuides(of: node, by: guides) }
    guard !node.guides.isEmpty || !node.guideRelations.isEmpty else { return }
    var wanted: [(LayoutRelation.Origin, LinearConstraint)] = []
    for frame in node.guides where frame.guide?.kind == .scrollContent {
      guard let scrollView = node.view as? UIScrollView else { continue }
      queue(frame)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let origin = LinearConstraint(LinearExpression(frame.origin(axis)), .equal, .required)
        wanted.append((.guideOrigin(frame, axis), origin))
        guard !scrollView.isContentConstrained(along: axis) else { continue }
        let size = scrollView.contentSize
        let length = LinearExpression(
          LinearExpression(frame.length(axis)).terms,
          constant: -Double(axis == .horizontal ? size.width : size.height))
        wanted.append((.guideLength(frame, axis), LinearConstraint(length, .equal, .required)))
      }
    }
    update(&node.guideRelations, of: node, to: wanted)
  }

  private func replaceGuides(of node: LayoutNode, by guides: [UILayoutGuide]) {
    isOrderCurrent = false
    let former = node.guides
    node.guides = guides.map { guide in
      former.first { $0.guide === guide } ?? makeFrame(of: guide, in: node)
    }
    for frame in former where !node.guides.contains(where: { $0 === frame }) { remove(frame) }
  }

  /// Updates the relations of a view's class, which are always in the same order.
  private func update(
    _ relations: inout [LayoutRelation], of node: LayoutNode,
    to wanted: [(origin: LayoutRelation.Origin, constraint: LinearConstraint)]
  ) {
    if relations.count == wanted.count, zip(relations, wanted).allSatisfy({ $0.origin.isSame(as: $1.origin) })
    {
      for (relation, target) in zip(relations, wanted) { change(relation, to: target.constraint) }
      return
    }
    if !relations.isEmpty { isOrderCurrent = false }
    relations.forEach(remove)
    relations = wanted.map { origin, constraint in
      let relation = LayoutRelation(constraint, from: origin, of: node, order: takeOrder())
      add(relation)
      return relation
    }
  }
}

extension LayoutEngine {
  /// Reads a constraint for the first time.
  func add(_ constraint: NSLayoutConstraint, ownedBy node: LayoutNode) {
    let reader = RelationReader(constraint, ownedBy: node.view, for: self)
    let target = LinearConstraint(reader.expression, constraint.relation, constraint.priority)
    let relation = LayoutRelation(
      target, from: .constraint(Unowned(object: constraint)), of: node, order: takeOrder())
    add(relation)
    guard fitting == nil else { return }
    constraint.isAwaitingReading = false
    constraint.layoutRelation = relation
    follow(reader, relation)
  }

  /// Reads a constraint that may be new, or may have changed.
  private func read(_ constraint: NSLayoutConstraint) {
    constraint.isAwaitingReading = false
    guard let owner = constraint.owner, let node = node(of: owner) else { return }
    guard let relation = constraint.layoutRelation else {
      isOrderCurrent = false
      return add(constraint, ownedBy: node)
    }
    let reader = RelationReader(constraint, ownedBy: owner, for: self)
    if !reader.sources.elementsEqual(relation.sources, by: { $0 === $1.object }) {
      stopFollowing(relation)
      follow(reader, relation)
    }
    change(relation, to: LinearConstraint(reader.expression, constraint.relation, constraint.priority))
  }

  private func readAgain(_ relation: LayoutRelation) {
    if case .constraint(let constraint) = relation.origin { read(constraint.object) }
  }

  /// Reads again the relations that depend on insets or baselines, if those may have changed.
  private func readVariableRelations() {
    guard areInsetsStale || areBaselinesStale else { return }
    let (areInsetsStale, areBaselinesStale) = (areInsetsStale, areBaselinesStale)
    (self.areInsetsStale, self.areBaselinesStale) = (false, false)
    for relation in variableRelations {
      if areInsetsStale && !relation.insetOwners.isEmpty || areBaselinesStale && relation.usesBaseline {
        readAgain(relation)
      }
    }
  }
}

extension LayoutRelation.Origin {
  /// Whether both identify the same relation of a view.
  fileprivate func isSame(as other: LayoutRelation.Origin) -> Bool {
    switch (self, other) {
    case (.size(let axis), .size(let same)), (.hugging(let axis), .hugging(let same)),
      (.compression(let axis), .compression(let same)):
      axis == same
    case (.guideOrigin(let frame, let axis), .guideOrigin(let other, let same)),
      (.guideLength(let frame, let axis), .guideLength(let other, let same)):
      frame === other && axis == same
    default: false
    }
  }
}

extension UIView {
  /// The guides of the view that have unknowns.
  var constraintGuides: [UILayoutGuide] {
    (self as? UIScrollView)?.usedContentGuide.map { layoutGuides + [$0] } ?? layoutGuides
  }
}
