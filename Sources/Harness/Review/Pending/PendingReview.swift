import Diagnostics
import Dispatch
import GoldenFiles
import Platform
import Storyboards

/// All that waits for review, with what is alike put together.
package struct PendingReview: Sendable {
  /// Changes that differ in the same way, in any use case and configuration.
  ///
  /// The largest group comes first, then the one with the first path; within a group, paths are in order.
  package let groups: [[ReviewedChange]]

  /// Reads and compares all changes, as many at a time as the machine can.
  package init(_ changes: [PendingChange]) {
    // By index, since comparisons end in any order.
    let reviewed = Locked<[Int: ReviewedChange]>([:])
    DispatchQueue.concurrentPerform(iterations: changes.count) { index in
      let result = ReviewedChange(changes[index])
      reviewed.withLock { $0[index] = result }
    }
    let results = reviewed.withLock { $0 }
    self.init(reviewed: changes.indices.compactMap { results[$0] })
  }

  init(reviewed: [ReviewedChange]) {
    groups = reviewed.groupedByMeaning
  }

  /// All changes, group by group.
  package var changes: [ReviewedChange] { groups.flatMap(\.self) }
}

extension ReviewedChange: ComparedChange {
  package var path: GoldenPath { change.path }

  package var meaning: ChangeMeaning {
    guard let difference else { return .alone(path) }
    return switch change.kind {
    case .renamed: ChangeMeaning(of: difference, isRename: true)
    case .changed: ChangeMeaning(of: difference, isRename: false)
    case .new, .unreadable, .unreadableGolden, .stale: .alone(path)
    }
  }
}

/// A pending change that was read and compared.
package struct ReviewedChange: Hashable, Sendable {
  package let change: PendingChange
  /// `nil` where the pending storyboard cannot be read.
  package let comparison: PendingComparison?
  /// The steps that differ, those with the worst difference first.
  package let worstSteps: [StepDifference]
  /// How much differs, as `text, 1 node in 1 step`; empty where nothing does. It is stored, since
  /// each drawing of a screen needs it.
  package let extent: String

  /// Reads and compares; what cannot be read becomes an unreadable change, unless it is stale and
  /// need not be read.
  package init(_ change: PendingChange) {
    do throws(Diagnostic) {
      let comparison = try change.comparison()
      self.comparison = comparison
      worstSteps = comparison.difference?.worstSteps ?? []
      extent = comparison.difference?.extent ?? ""
      self.change = comparison.fault.map { change.proving(.unreadableGolden($0)) } ?? change
    } catch {
      comparison = nil
      worstSteps = []
      extent = ""
      self.change = change.proving(.unreadable(error))
    }
  }

  /// What a reader has to look at, step by step; `nil` where there is nothing to compare.
  package var difference: StoryboardDifference? { comparison?.difference }

  /// How bad the worst difference is; a step or a call too many or too few is one of structure.
  package var severity: Severity? { worstSteps.first?.severity }

  /// The worst difference in one line; `nil` where there is none.
  package var worstLine: String? {
    guard let step = worstSteps.first else { return difference?.headings.first }
    let lines = step.lines
    return lines.count > 1 ? String(lines[1].drop { $0 == " " }) : lines[0]
  }

  /// How many nodes differ.
  package var nodeCount: Int { difference?.steps.reduce(0) { $0 + $1.nodes.count } ?? 0 }
}

extension PendingChange {
  fileprivate func proving(_ kind: Kind) -> PendingChange {
    if case .stale = self.kind { self } else { with(kind) }
  }
}

extension StoryboardDifference {
  /// How many nodes differ.
  package var nodeCount: Int { steps.reduce(0) { $0 + $1.nodes.count } }

  /// How much differs, as `text, 1 node in 1 step`; empty where no step does.
  package var extent: String {
    guard let severity = steps.map(\.severity).min() else { return "" }
    return "\(severity), \(Self.count(nodeCount, "node")) in \(Self.count(steps.count, "step"))"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
