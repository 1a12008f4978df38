import Causes
import GoldenFiles
import Storyboards

/// A change of a golden, pending or between revisions, with what differs.
package protocol CausedChange {
  var path: GoldenPath { get }
  /// What differs, to be grouped by cause; `nil` if nothing can be compared.
  var atoms: ScenarioAtoms? { get }
}

/// Changes of goldens, grouped by cause.
package struct CausedChanges<Change: CausedChange> {
  /// All causes, the worst first.
  package let causes: Causes
  /// All changes by their worst cause, the worst cause first. Within a group, the cause's example comes
  /// first, then the others in the order of paths. Changes without a cause are groups of one, at the end.
  package let groups: [Group]

  /// Changes that have the same worst cause.
  package struct Group {
    /// `nil` if nothing can be compared.
    package let cause: Cause?
    package let members: [Change]
  }

  /// - Parameters:
  ///   - changes: The changes, in any order.
  ///   - ran: All scenarios that could have changed.
  package init(_ changes: [Change], ran: [ScenarioName]) {
    let causes = Causes(changes.compactMap(\.atoms), ran: ran)
    let sorted = changes.sorted { $0.path < $1.path }
    let worst = Dictionary(grouping: sorted) { change in
      change.name.flatMap { causes.causes(of: $0).first?.name }
    }
    let caused = causes.all.compactMap { cause -> Group? in
      guard let members = worst[cause.name] else { return nil }
      let isExample = { (change: Change) in change.name == cause.example.scenario }
      return Group(cause: cause, members: members.filter(isExample) + members.filter { !isExample($0) })
    }
    groups = caused + (worst[nil] ?? []).map { Group(cause: nil, members: [$0]) }
    self.causes = causes
  }

  private init(causes: Causes, groups: [Group]) {
    (self.causes, self.groups) = (causes, groups)
  }

  /// Returns some of the changes, with the causes as grouped for all.
  package func filter(_ isIncluded: (Change) -> Bool) -> CausedChanges {
    let kept = groups.map { Group(cause: $0.cause, members: $0.members.filter(isIncluded)) }
    return CausedChanges(causes: causes, groups: kept.filter { !$0.members.isEmpty })
  }
}

extension CausedChanges: Sendable where Change: Sendable {}
extension CausedChanges.Group: Sendable where Change: Sendable {}

extension CausedChange {
  /// The scenario's name; `nil` if nothing is compared.
  var name: ScenarioName? { atoms?.name }
}
