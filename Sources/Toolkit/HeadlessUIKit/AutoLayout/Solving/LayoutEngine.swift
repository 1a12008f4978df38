import Foundation
import LayoutSolver

/// Turns the constraints of a view hierarchy into frames.
///
/// The engine is kept with the topmost view while its solution is the only one: the next layout
/// then edits what changed, and reaches what solving from scratch would give. Where constraints
/// contradict each other or leave something open, the solution depends on the order in which they
/// came, and the next layout begins anew.
@MainActor
final class LayoutEngine {
  var solver = LayoutSolver()
  private var variables: [ObjectIdentifier: FrameVariables] = [:]
  /// The relations in the solver. Looked up, and iterated only where the order does not matter.
  var installed: [LayoutRelation.Key: Installed] = [:]
  /// The faults that were found, by the view that reports them.
  private var faults: [ObjectIdentifier: [LayoutFault]] = [:]
  /// Whether the solution is the only one, and satisfies every required constraint.
  private(set) var isUnique = true
  /// The edits that the solver has been through, each of which adds a little numerical noise.
  var editCount = 0

  /// A relation in the solver.
  struct Installed: Sendable {
    var constraint: LinearConstraint
    let token: ConstraintToken
  }

  /// Solves all constraints below `root`, and sets the frames.
  ///
  /// The height of a text of several lines depends on its width, which is known only after solving.
  /// The hierarchy is solved again while such a height changes.
  static func solve(below root: UIView) {
    root.updateConstraintsOfHierarchy()
    // The bound ends a cycle of widths and heights that never settles.
    for _ in 0..<4 {
      root.needsConstraintSolving = false
      let (engine, system) = solution(of: root)
      root.layoutEngine = engine.isUnique ? engine : nil
      if engine.applyFrames(to: system) { return }
    }
  }

  /// Returns the engine that is kept with `root`, brought up to date, or else a new one.
  private static func solution(of root: UIView) -> (LayoutEngine, LayoutSystem) {
    if let living = root.layoutEngine {
      let system = LayoutSystem(of: root, variables: living.variables)
      if living.adapt(to: system) { return (living, system) }
    }
    // An engine that could not adapt is half edited, and the unknowns belong to its solver.
    let engine = LayoutEngine()
    let system = LayoutSystem(of: root, variables: engine.variables)
    engine.build(system)
    return (engine, system)
  }

  /// Returns the unknowns of an item, which are made at its first use.
  private func variables(of item: any LayoutItem) -> FrameVariables {
    if let known = variables[ObjectIdentifier(item)] { return known }
    let made = FrameVariables(from: &solver)
    variables[ObjectIdentifier(item)] = made
    return made
  }

  /// Adds every relation; a required one that cannot hold becomes a fault of its view.
  private func build(_ system: LayoutSystem) {
    var origins: [ConstraintToken: ConstraintOrigin] = [:]
    for relation in system.relations {
      do {
        origins[try install(relation)] = relation.origin
      } catch {
        // Like UIKit after its warning, the engine goes on without the constraint.
        isUnique = false
        let conflicts = error.conflicting.compactMap { origins[$0]?.description }
        guard let owner = relation.origin.owner else { continue }
        let fault = LayoutFault.unsatisfiable(relation.origin.description, conflictsWith: conflicts)
        faults[ObjectIdentifier(owner), default: []].append(fault)
      }
    }
    findAmbiguity(in: system)
  }

  /// Finds what the constraints leave open.
  func findAmbiguity(in system: LayoutSystem) {
    var search = AmbiguitySearch(of: solver)
    for view in system.views {
      guard let parts = system.frames[ObjectIdentifier(view)]?.ambiguousParts(by: &search), !parts.isEmpty
      else { continue }
      faults[ObjectIdentifier(view), default: []].append(.ambiguous(parts))
      isUnique = false
    }
    for guide in system.guides {
      // A guide has no list of faults, but its solution is not unique either.
      let parts = system.frames[ObjectIdentifier(guide)]?.ambiguousParts(by: &search)
      if parts?.isEmpty == false { isUnique = false }
    }
  }

  /// Sets the solved frames.
  ///
  /// - Returns: Whether every height that depends on a width is up to date.
  private func applyFrames(to system: LayoutSystem) -> Bool {
    var isSettled = true
    for view in system.views {
      view.layoutFaults = faults[ObjectIdentifier(view)] ?? []
      guard let variables = system.frames[ObjectIdentifier(view)] else { continue }
      view.untransformedFrame = variables.rect(in: solver)
      if !view.acceptLayoutWidth() { isSettled = false }
    }
    for guide in system.guides {
      guard let frame = system.frames[ObjectIdentifier(guide)]?.rect(in: solver) else { continue }
      guide.solvedFrame = frame
      if guide.kind == .scrollContent { (guide.owningView as? UIScrollView)?.acceptContentSize(frame.size) }
    }
    return isSettled
  }
}

extension LayoutEngine {
  /// The differences between a system and the solver.
  private struct Changes {
    var removed: [LayoutRelation.Key] = []
    var moved: [LayoutRelation] = []
    var added: [LayoutRelation] = []

    var count: Int { removed.count + moved.count + added.count }
  }

  /// Edits the solver until it holds `system`.
  ///
  /// - Returns: Whether that led to the only solution; if not, a new engine has to solve the
  ///   system.
  func adapt(to system: LayoutSystem) -> Bool {
    let changes = changes(to: system)
    guard changes.count > 0 else { return true }
    editCount += changes.count
    // Beyond half of the relations, solving from scratch is less work than editing.
    guard changes.count * 2 <= system.relations.count, editCount <= Self.editLimit else { return false }
    changes.removed.forEach(remove)
    // A constant that cannot be changed in place is removed here, and added again below.
    for relation in changes.moved where !move(relation) { remove(relation.key) }
    for relation in changes.moved + changes.added where installed[relation.key] == nil {
      // Which of two contradicting constraints is broken depends on their order, which only a new
      // engine follows.
      guard (try? install(relation)) != nil else { return false }
    }
    findAmbiguity(in: system)
    return isUnique
  }

  /// The number of edits after which a new solver sheds the noise.
  private static let editLimit = 10_000

  private func changes(to system: LayoutSystem) -> Changes {
    var changes = Changes()
    var present: Set<LayoutRelation.Key> = []
    for relation in system.relations {
      let (key, target) = (relation.key, relation.constraint)
      present.insert(key)
      guard let held = installed[key]?.constraint else {
        changes.added.append(relation)
        continue
      }
      guard held != target else { continue }
      if held.differsInConstantOnly(from: target) {
        changes.moved.append(relation)
      } else {
        changes.removed.append(key)
        changes.added.append(relation)
      }
    }
    changes.removed += gone(but: present)
    return changes
  }

  /// Returns what the solver holds and the system does not, in the order in which it was added.
  private func gone(but present: Set<LayoutRelation.Key>) -> [LayoutRelation.Key] {
    installed.filter { !present.contains($0.key) }.sorted { $0.value.token < $1.value.token }.map(\.key)
  }

  /// Changes the constant of a relation in the solver, and returns whether that was possible.
  ///
  /// On the way from one system to another the relation may contradict one that goes later.
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

extension UIView {
  /// Lets every view in the hierarchy update the constraints that its class makes.
  func updateConstraintsOfHierarchy() {
    updateConstraints()
    subviews.forEach { $0.updateConstraintsOfHierarchy() }
  }

  /// The guides of the view that have unknowns.
  var constraintGuides: [UILayoutGuide] {
    (self as? UIScrollView)?.usedContentGuide.map { layoutGuides + [$0] } ?? layoutGuides
  }

  /// The size of the content; for a text of several lines, at the width that it was given last.
  var contentSizeForLayout: CGSize {
    (self as? UILabel)?.contentSizeAtLayoutWidth ?? intrinsicContentSize
  }

  /// Records the width that was solved.
  ///
  /// - Returns: Whether the height that was solved with it still fits.
  func acceptLayoutWidth() -> Bool {
    (self as? UILabel)?.acceptLabelWidth() ?? true
  }
}
