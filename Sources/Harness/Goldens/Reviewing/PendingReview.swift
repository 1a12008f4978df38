import Dispatch
import Storyboards
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
    var alike = AlikeGroups<Meaning, ReviewedChange>()
    for change in reviewed { alike.add(change, meaning: Meaning(change)) }
    groups = alike.largestFirst { $0.change.path }.map(\.members)
  }

  /// All changes, group by group.
  public var changes: [ReviewedChange] { groups.flatMap(\.self) }
}

/// What makes changes alike: the same differences step by step. What has no difference stands alone.
private enum Meaning: Hashable {
  case difference(isRename: Bool, lines: [String])
  case alone(GoldenPath)

  init(_ reviewed: ReviewedChange) {
    guard let difference = reviewed.difference else {
      self = .alone(reviewed.change.path)
      return
    }
    switch reviewed.change.kind {
    // The names in the head are what a rename is about.
    case .renamed: self = .difference(isRename: true, lines: difference.steps.flatMap(\.lines))
    case .changed: self = .difference(isRename: false, lines: difference.lines)
    case .new, .unreadable, .unreadableGolden, .stale: self = .alone(reviewed.change.path)
    }
  }
}
