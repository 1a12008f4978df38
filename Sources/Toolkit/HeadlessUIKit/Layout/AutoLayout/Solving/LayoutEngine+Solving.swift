import Foundation
import LayoutSolver

/// The groups of relations.
extension LayoutEngine {
  func add(_ relation: LayoutRelation) {
    let group = join(relation) ?? makeGroup()
    adopt(relation, into: group)
    group.insert(relation)
    queue(group)
  }

  func remove(_ relation: LayoutRelation) {
    stopFollowing(relation)
    guard let group = relation.group else { return }
    group.remove(relation)
    queue(group)
  }

  func change(_ relation: LayoutRelation, to target: LinearConstraint) {
    guard relation.constraint != target, let group = relation.group else { return }
    if relation.change == .none { group.changed.append(relation) }
    relation.change(to: target)
    queue(group)
    // Other unknowns may connect the group with others.
    if relation.change == .replaced, let joined = join(relation) { adopt(relation, into: joined) }
  }

  /// Merges the groups of all unknowns in a relation with the relation's own; returns `nil` if there is no
  /// group.
  private func join(_ relation: LayoutRelation) -> LayoutGroup? {
    var group = relation.group
    for term in relation.constraint.expression.terms {
      guard let other = unknowns[term.variable.index].group else { continue }
      group = group.map { join($0, other) } ?? other
    }
    return group
  }

  private func adopt(_ relation: LayoutRelation, into group: LayoutGroup) {
    for term in relation.constraint.expression.terms where unknowns[term.variable.index].group == nil {
      unknowns[term.variable.index].group = group
      unknowns[term.variable.index].variable = nil
      group.unknowns.append(term.variable.index)
    }
  }

  private func makeGroup() -> LayoutGroup {
    let group = LayoutGroup()
    group.index = groups.count
    groups.append(group)
    return group
  }

  func queue(_ group: LayoutGroup) {
    guard !group.isQueued else { return }
    group.isQueued = true
    queuedGroups.append(group)
  }

  /// Moves the relations of the smaller group into the larger one.
  private func join(_ one: LayoutGroup, _ other: LayoutGroup) -> LayoutGroup {
    guard one !== other else { return one }
    let (large, small) = one.relations.count < other.relations.count ? (other, one) : (one, other)
    forgetBroken(in: small)
    small.relations.forEach(large.insert)
    for index in small.unknowns where unknowns[index].group === small {
      unknowns[index].group = large
      unknowns[index].variable = nil
      large.unknowns.append(index)
    }
    discard(small)
    queue(large)
    return large
  }

  private func discard(_ group: LayoutGroup) {
    group.isMerged = true
    group.relations = []
    group.unknowns = []
    let last = groups.removeLast()
    guard last !== group else { return }
    groups[group.index] = last
    last.index = group.index
  }
}

/// Solving.
extension LayoutEngine {
  func solveGroups() {
    let queue = queuedGroups
    queuedGroups = []
    for group in queue where !group.isMerged {
      group.isQueued = false
      solve(group)
    }
    freeUnknowns += removedUnknowns
    removedUnknowns = []
  }

  private func solve(_ group: LayoutGroup) {
    if group.hasRemovedUnknowns {
      group.unknowns.removeAll { unknowns[$0].group !== group }
      group.hasRemovedUnknowns = false
    }
    guard !group.relations.isEmpty else { return release(group) }
    if adapt(group) { return queueMovedFrames(of: group) }
    build(group)
    // If there are several solutions, the order of the hierarchy decides.
    if !group.isUnique, !isOrderCurrent {
      sortByHierarchy()
      build(group)
    }
    for index in group.unknowns { queue(unknowns[index].frame) }
  }

  /// Marks unknowns as open that no relation decides anymore.
  private func release(_ group: LayoutGroup) {
    forgetBroken(in: group)
    for index in group.unknowns {
      unknowns[index].group = nil
      unknowns[index].variable = nil
      queue(unknowns[index].frame)
      setOpen(true, index)
    }
    discard(group)
  }

  /// Solves a group from scratch; a required relation that cannot hold becomes a fault of its view.
  private func build(_ group: LayoutGroup) {
    forgetBroken(in: group)
    if isOrderCurrent {
      group.sortRelations()
      group.unknowns.sort { order(ofUnknown: $0) < order(ofUnknown: $1) }
    }
    (group.changed, group.removed, group.editCount) = ([], [], 0)
    (group.isUnique, group.solverUnknowns, group.solver) = (true, [], LayoutSolver())
    for index in group.unknowns { unknowns[index].variable = makeVariable(in: group, for: index) }
    // Lengths are first kept from being negative. So, as in UIKit, a length that only has an upper limit is
    // zero.
    for relation in group.relations where relation.keepsLength { installOrBreak(relation, in: group) }
    for relation in group.relations where !relation.keepsLength { installOrBreak(relation, in: group) }
    findOpenUnknowns(in: group)
  }

  private func installOrBreak(_ relation: LayoutRelation, in group: LayoutGroup) {
    do throws(UnsatisfiableConstraint) {
      try install(relation, in: group)
    } catch {
      // Like UIKit after its warning, the engine continues without the constraint.
      addBroken(relation, in: group, conflicts: error.conflicting)
    }
  }

  private func order(ofUnknown index: Int) -> Int {
    let frame = unknowns[index].frame
    return frame.order * LayoutFrame.unknownCount + index - frame.first
  }

  private func makeVariable(in group: LayoutGroup, for index: Int) -> LayoutVariable? {
    group.solverUnknowns.append(index)
    return group.solver?.makeVariable()
  }

  private func install(
    _ relation: LayoutRelation, in group: LayoutGroup
  ) throws(UnsatisfiableConstraint) {
    relation.change = .none
    relation.token = nil
    let constraint = inSolver(relation.constraint, of: group)
    relation.token = try group.solver?.add(constraint)
  }

  /// Returns a relation between the unknowns of a group's solver.
  private func inSolver(_ constraint: LinearConstraint, of group: LayoutGroup) -> LinearConstraint {
    var copy = constraint
    for position in copy.expression.terms.indices {
      let index = copy.expression.terms[position].variable.index
      if unknowns[index].variable == nil { unknowns[index].variable = makeVariable(in: group, for: index) }
      if let variable = unknowns[index].variable { copy.expression.terms[position].variable = variable }
    }
    return copy
  }

  /// Finds the unknowns that the relations leave open.
  private func findOpenUnknowns(in group: LayoutGroup) {
    guard let solver = group.solver else { return }
    var search = AmbiguitySearch(of: solver)
    for index in group.unknowns {
      let isOpen = unknowns[index].variable.map { search.isAmbiguous($0) } ?? true
      if isOpen { group.isUnique = false }
      setOpen(isOpen, index)
    }
  }

  private func setOpen(_ isOpen: Bool, _ index: Int) {
    guard unknowns[index].isOpen != isOpen else { return }
    unknowns[index].isOpen = isOpen
    queueFaults(of: unknowns[index].frame.node)
  }
}

/// Editing.
extension LayoutEngine {
  /// Edits the group's solver until it holds the relations.
  ///
  /// - Returns: Whether that led to the only solution; otherwise the group has to be solved from scratch.
  private func adapt(_ group: LayoutGroup) -> Bool {
    guard group.isUnique, group.solver != nil else { return false }
    let changed = group.changed.filter { $0.change != .removed && $0.group === group }
    let count = changed.count + group.removed.count
    group.editCount += count
    // Beyond half of the relations, solving from scratch is less work than editing.
    guard count * 2 <= group.relations.count, group.editCount <= Self.editLimit else { return false }
    group.solver?.recordsChangedVariables = true
    for token in group.removed { group.solver?.remove(token) }
    (group.changed, group.removed) = ([], [])
    for relation in changed where !move(relation, in: group) { takeOut(relation, of: group) }
    for relation in changed where relation.token == nil {
      // The order decides which of two contradicting constraints is broken, and only a new solver follows
      // it.
      guard (try? install(relation, in: group)) != nil else { return false }
    }
    findOpenUnknowns(in: group)
    return group.isUnique
  }

  /// The number of edits after which a new solver discards the numerical noise.
  private static let editLimit = 10_000

  /// Changes the constant of a relation in the solver, and returns whether that was possible.
  ///
  /// It may fail: until all edits are done, the relation may contradict one that is removed later.
  private func move(_ relation: LayoutRelation, in group: LayoutGroup) -> Bool {
    guard relation.change == .moved, let token = relation.token else { return false }
    let constant = relation.constraint.expression.constant
    guard (try? group.solver?.setConstant(constant, of: token)) != nil else { return false }
    relation.change = .none
    return true
  }

  private func takeOut(_ relation: LayoutRelation, of group: LayoutGroup) {
    if let token = relation.token { group.solver?.remove(token) }
    relation.token = nil
  }

  private func queueMovedFrames(of group: LayoutGroup) {
    for variable in group.solver?.takeChangedVariables() ?? [] {
      let index = group.solverUnknowns[variable.index]
      if unknowns[index].group === group { queue(unknowns[index].frame) }
    }
  }
}

/// The order of the hierarchy.
extension LayoutEngine {
  func sortByHierarchy() {
    nextOrder = 0
    isOrderCurrent = true
    number(below: root)
  }

  private func number(below view: UIView) {
    guard let node = view.layoutNode else { return }
    node.frame?.order = takeOrder()
    for frame in node.guides { frame.order = takeOrder() }
    for relation in node.contentRelations { relation.order = takeOrder() }
    for relation in node.guideRelations { relation.order = takeOrder() }
    for constraint in view.constraints { constraint.layoutRelation?.order = takeOrder() }
    view.subviews.forEach(number)
  }
}
