import Foundation
import LayoutSolver

extension LayoutEngine {
  /// What of a system is not yet so in the solver.
  private struct Changes {
    var removed: [LayoutRelation.Key] = []
    var moved: [LayoutRelation] = []
    var added: [LayoutRelation] = []

    var count: Int { removed.count + moved.count + added.count }
  }

  /// Edits the solver until it holds `system`.
  ///
  /// - Returns: Whether that ended in the one solution there is. If not, only a new engine knows what to do.
  func adapt(to system: LayoutSystem) -> Bool {
    let changes = changes(to: system)
    guard changes.count > 0 else { return true }
    editCount += changes.count
    guard changes.count * 2 <= system.relations.count, editCount <= Self.editLimit else { return false }
    changes.removed.forEach(remove)
    for relation in changes.moved where !move(relation) { remove(relation.key) }
    for relation in changes.moved + changes.added where installed[relation.key] == nil {
      guard (try? install(relation)) != nil else { return false }
    }
    findAmbiguity(in: system)
    return isUnique
  }

  /// From then on a new solver sheds the noise.
  private static let editLimit = 10_000

  private func changes(to system: LayoutSystem) -> Changes {
    var changes = Changes()
    var present: Set<LayoutRelation.Key> = []
    for relation in system.relations {
      let (key, wanted) = (relation.key, relation.constraint)
      present.insert(key)
      guard let held = installed[key]?.constraint else {
        changes.added.append(relation)
        continue
      }
      guard held != wanted else { continue }
      if held.differsInConstantOnly(from: wanted) {
        changes.moved.append(relation)
      } else {
        changes.removed.append(key)
        changes.added.append(relation)
      }
    }
    changes.removed += gone(but: present)
    return changes
  }

  /// What the solver holds and the system does not know, in the order of adding.
  private func gone(but present: Set<LayoutRelation.Key>) -> [LayoutRelation.Key] {
    installed.filter { !present.contains($0.key) }.sorted { $0.value.token < $1.value.token }.map(\.key)
  }

  /// Changes the constant of what the solver holds; on the way from one system to another that may be impossible.
  private func move(_ relation: LayoutRelation) -> Bool {
    guard let held = installed[relation.key] else { return true }
    let constant = relation.constraint.expression.constant
    guard (try? solver.setConstant(constant, of: held.token)) != nil else { return false }
    installed[relation.key]?.constraint = relation.constraint
    return true
  }

  @discardableResult
  func install(_ relation: LayoutRelation) throws(UnsatisfiableConstraint) -> ConstraintToken {
    let token = try solver.add(relation.constraint)
    installed[relation.key] = Installed(constraint: relation.constraint, token: token)
    return token
  }

  private func remove(_ key: LayoutRelation.Key) {
    guard let held = installed.removeValue(forKey: key) else { return }
    solver.remove(held.token)
  }
}

extension LinearConstraint {
  fileprivate func differsInConstantOnly(from other: LinearConstraint) -> Bool {
    var copy = self
    copy.expression.constant = other.expression.constant
    return copy == other
  }
}
