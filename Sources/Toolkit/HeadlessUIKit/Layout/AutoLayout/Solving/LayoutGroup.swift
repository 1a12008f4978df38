import Foundation
import LayoutSolver

/// Relations that share unknowns, directly or by way of others, and are solved together.
///
/// Nothing in a group depends on another group, so that a change costs what its group costs. While
/// the solution is the only one, the solver is kept, and edited to reach what solving from scratch
/// would give. Where constraints contradict each other or leave something open, the solution depends
/// on the order in which they came, and a change begins anew.
@MainActor
final class LayoutGroup {
  var relations: [LayoutRelation] = []
  /// The indices of the unknowns in the engine.
  var unknowns: [Int] = []
  /// The index among the engine's groups.
  var index = 0
  /// The solver with all relations but those that change; `nil` before the first solution.
  var solver: LayoutSolver?
  /// The unknowns by their indices in the solver.
  var solverUnknowns: [Int] = []
  /// The relations that differ from those in the solver.
  var changed: [LayoutRelation] = []
  /// The relations in the solver that are no longer required.
  var removed: [ConstraintToken] = []
  /// Whether the solution is the only one, and satisfies every required relation.
  var isUnique = true
  /// The edits that the solver has been through, each of which adds a little numerical noise.
  var editCount = 0
  var broken: [LayoutRelation] = []
  /// Whether the engine has to solve the group.
  var isQueued = false
  /// Whether unknowns are listed that were removed.
  var hasRemovedUnknowns = false
  /// Whether another group took everything over.
  var isMerged = false

  func insert(_ relation: LayoutRelation) {
    relation.group = self
    relation.index = relations.count
    relation.token = nil
    relation.change = .replaced
    relations.append(relation)
    if solver != nil { changed.append(relation) }
  }

  func remove(_ relation: LayoutRelation) {
    let last = relations.removeLast()
    if last !== relation {
      relations[relation.index] = last
      last.index = relation.index
    }
    if let token = relation.token { removed.append(token) }
    relation.token = nil
    relation.change = .removed
    relation.group = nil
  }

  /// Sorts the relations into the order in which a new solver gets them.
  func sortRelations() {
    guard !relations.isSorted(by: \.order) else { return }
    relations.sort { $0.order < $1.order }
    for (index, relation) in relations.enumerated() { relation.index = index }
  }
}

extension Array {
  /// Whether no element has a smaller value than the one before.
  fileprivate func isSorted(by value: (Element) -> Int) -> Bool {
    var former = Int.min
    for element in self {
      let present = value(element)
      if present < former { return false }
      former = present
    }
    return true
  }
}
