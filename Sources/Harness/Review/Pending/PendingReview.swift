import Dispatch
import GoldenFiles
import Synchronization

/// All that waits for review, with what is alike put together.
package struct PendingReview: Sendable {
  /// Changes that differ in the same way, whatever use case or configuration they are of.
  ///
  /// The largest group comes first, then the one with the first path; within a group, paths are in order.
  package let groups: [[ReviewedChange]]

  /// Reads and compares all changes, as many at a time as the machine can.
  package init(_ changes: [PendingChange]) {
    let reviewed = Mutex<[Int: ReviewedChange]>([:])
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
