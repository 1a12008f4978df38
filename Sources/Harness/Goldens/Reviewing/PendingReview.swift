import Dispatch
import Synchronization

/// All that waits for review, with what is alike put together.
public struct PendingReview: Sendable {
  /// Changes that differ in the same way, whatever use case or configuration they are of.
  ///
  /// The largest group comes first, then the one with the first path; within a group, paths are in order.
  public let groups: [[ReviewedChange]]

  /// Reads and compares all changes, as many at a time as the machine can.
  public init(_ changes: [PendingChange]) {
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
  public var changes: [ReviewedChange] { groups.flatMap(\.self) }
}

extension ReviewedChange: ComparedChange {
  public var path: GoldenPath { change.path }

  public var meaning: ChangeMeaning {
    guard let difference else { return .alone(path) }
    return switch change.kind {
    case .renamed: ChangeMeaning(of: difference, isRename: true)
    case .changed: ChangeMeaning(of: difference, isRename: false)
    case .new, .unreadable, .unreadableGolden, .stale: .alone(path)
    }
  }
}
