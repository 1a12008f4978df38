import Causes
import Diagnostics
import Dispatch
import GoldenFiles
import Platform
import Storyboards

/// Everything that waits for review, grouped by cause.
///
///     let review = PendingReview(pending.changes, of: pending.scenarios)
///     for cause in review.causes { print(cause.name, cause.scenarios.count) }
package struct PendingReview: Sendable {
  private let caused: CausedChanges<ReviewedChange>
  /// Changes by their worst cause, the worst cause first; changes without a cause, such as unreadable
  /// ones, are alone, at the end.
  ///
  /// Within a group, the cause's example comes first, then the others in the order of paths.
  package var groups: [[ReviewedChange]] { caused.groups.map(\.members) }
  /// The causes of these changes, the worst first.
  package let causes: [Cause]

  /// Reads and compares all changes, as many at a time as there are processors.
  ///
  /// - Parameters:
  ///   - changes: What waits.
  ///   - scenarios: All scenarios, to say in which configurations a cause shows.
  ///   - hidden: Where the texts of what goldens fold are kept; by default they are unknown.
  package init(
    _ changes: [PendingChange], of scenarios: [ScenarioName] = [], with hidden: HiddenTextFolder? = nil
  ) {
    // Stored by index, since comparisons finish in any order.
    let reviewed = Locked<[Int: ReviewedChange]>([:])
    DispatchQueue.concurrentPerform(iterations: changes.count) { index in
      let result = ReviewedChange(changes[index], with: hidden)
      reviewed.withLock { $0[index] = result }
    }
    let results = reviewed.withLock { $0 }
    self.init(reviewed: changes.indices.compactMap { results[$0] }, of: scenarios)
  }

  init(reviewed: [ReviewedChange], of scenarios: [ScenarioName] = []) {
    self.init(CausedChanges(reviewed, ran: scenarios))
  }

  private init(_ caused: CausedChanges<ReviewedChange>) {
    self.caused = caused
    let names = caused.groups.flatMap(\.members).compactMap(\.name)
    let shown = Set(names.flatMap { caused.causes.causes(of: $0).map(\.name) })
    causes = caused.causes.all.filter { shown.contains($0.name) }
  }

  /// Returns some of the changes, with the causes as grouped for all.
  package func filter(_ isIncluded: (PendingChange) -> Bool) -> PendingReview {
    PendingReview(caused.filter { isIncluded($0.change) })
  }

  /// All changes, group by group.
  package var changes: [ReviewedChange] { groups.flatMap(\.self) }

  /// The causes of a change, the worst first; empty if nothing is compared.
  package func causes(of change: ReviewedChange) -> [Cause] {
    change.name.map { caused.causes.causes(of: $0) } ?? []
  }
}

/// A pending change that was read and compared.
package struct ReviewedChange: CausedChange, Hashable, Sendable {
  package let change: PendingChange
  /// `nil` if the pending storyboard cannot be read, and for a value.
  package let comparison: PendingComparison?
  /// How a value differs; `nil` if it cannot be read, and for a storyboard.
  package let valueDifference: ValueDifference?
  /// The steps that differ, those with the worst difference first.
  package let worstSteps: [StepDifference]
  /// How much differs, as `text, 1 node in 1 step` or `1 line gone, 2 new`; empty if nothing does. It is stored, since it is
  /// needed each time that a screen is drawn.
  package let extent: String
  package let atoms: ScenarioAtoms?

  /// Reads and compares a change; it becomes unreadable if it cannot be read, unless it is stale, which
  /// needs no reading.
  ///
  /// - Parameters:
  ///   - change: What waits for review.
  ///   - hidden: Where the texts of what goldens fold are kept; by default they are unknown.
  package init(_ change: PendingChange, with hidden: HiddenTextFolder? = nil) {
    if let value = change.value {
      let difference = ValueDifference(from: change.goldenBytes, to: value)
      (comparison, worstSteps, atoms, self.change) = (nil, [], nil, change)
      (valueDifference, extent) = (difference, difference.summary)
      return
    }
    valueDifference = nil
    do throws(Diagnostic) {
      if change.path.value != nil { _ = try change.content() }
      let comparison = try change.comparison(with: hidden)
      self.comparison = comparison
      worstSteps = comparison.difference?.worstSteps ?? []
      extent = comparison.difference?.extent ?? ""
      self.change = comparison.fault.map { change.proving(.unreadableGolden($0)) } ?? change
      atoms = self.change.atoms(of: comparison)
    } catch {
      comparison = nil
      worstSteps = []
      extent = ""
      self.change = change.proving(.unreadable(error))
      atoms = nil
    }
  }

  package var path: GoldenPath { change.path }

  /// What to look at, step by step; `nil` if there is nothing to compare.
  package var difference: StoryboardDifference? { comparison?.difference }

  /// The worst severity; an additional or missing step or call counts as structure.
  package var severity: Severity? { worstSteps.first?.severity }

  /// The worst difference in one line; `nil` if nothing differs.
  package var worstLine: String? {
    guard let step = worstSteps.first else { return difference?.headings.first }
    let lines = step.lines
    return lines.count > 1 ? String(lines[1].drop { $0 == " " }) : lines[0]
  }

  /// How many nodes differ.
  package var nodeCount: Int { difference?.steps.reduce(0) { $0 + $1.nodes.count } ?? 0 }
}

extension PendingChange {
  /// What differs, to be grouped by cause; `nil` if nothing can be compared.
  fileprivate func atoms(of comparison: PendingComparison) -> ScenarioAtoms? {
    // If a golden cannot be read to its end, some differences are unknown, so it is not grouped.
    guard let name = path.scenario?.name, !comparison.hasFault else { return nil }
    switch kind {
    case .new: return ScenarioAtoms(withoutGolden: name)
    case .changed:
      guard let golden = comparison.golden, let compared = comparison.compared else { return nil }
      return ScenarioAtoms(name, golden: golden, actual: compared)
    case .renamed(let source):
      guard let golden = comparison.golden, let compared = comparison.compared,
        let former = source.scenario?.name
      else { return nil }
      return ScenarioAtoms(name, renamedFrom: former, golden: golden, actual: compared)
    case .unreadable, .unreadableGolden, .stale: return nil
    }
  }

  fileprivate func proving(_ kind: Kind) -> PendingChange {
    if case .stale = self.kind { self } else { with(kind) }
  }
}

extension StoryboardDifference {
  /// How many nodes differ.
  package var nodeCount: Int { steps.reduce(0) { $0 + $1.nodes.count } }

  /// How much differs, as `text, 1 node in 1 step`; empty if no step does.
  package var extent: String {
    guard let severity = steps.map(\.severity).min() else { return "" }
    return "\(severity), \(Self.count(nodeCount, "node")) in \(Self.count(steps.count, "step"))"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
