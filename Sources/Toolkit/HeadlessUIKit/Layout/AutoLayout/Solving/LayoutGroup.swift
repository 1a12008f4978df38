import Foundation
import LayoutSolver

/// Relations that share unknowns, directly or indirectly, and are solved together.
///
/// Groups do not depend on each other, so a change costs no more than solving its group. While the solution
/// is unique, the solver is kept and edited, with the same result as solving from scratch. If constraints
/// contradict each other or leave something open, the solution depends on their order, and a change solves
/// the group from scratch.
///
/// For example, the first two of these relations are one group, and the third is another:
///
/// ```text
/// a.width == 100
/// b.width == 2 * a.width
/// b.height == 44
/// ```
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
  /// The number of edits of the solver, each of which adds a little numerical noise.
  var editCount = 0
  var broken: [LayoutRelation] = []
  /// Whether the engine has to solve the group.
  var isQueued = false
  /// Whether ``unknowns`` lists removed ones.
  var hasRemovedUnknowns = false
  /// Whether the group was merged into another.
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

  /// Sorts the relations into the order in which a new solver receives them.
  func sortRelations() {
    guard !relations.isSorted(by: \.order) else { return }
    relations.sort { $0.order < $1.order }
    for (index, relation) in relations.enumerated() { relation.index = index }
  }
}

extension Array {
  /// Whether the values of the elements never decrease.
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
