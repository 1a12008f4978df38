/// Tasks of replays that are over, which something may still resume: the release of a continuation,
/// or another thread.
enum AbandonedTasks {
  private struct Entry: @unchecked Sendable {
    /// Keeps a new task at the address of an old one from being taken for it.
    weak var task: AnyObject?
  }

  private static let entries = Locked([UInt: Entry]())

  /// Adds tasks by their addresses, and forgets those that no longer exist.
  static func add(_ tasks: [UInt: AnyObject]) {
    let added = tasks.mapValues { Entry(task: $0) }
    entries.withLock { entries in
      entries = entries.filter { $0.value.task != nil }.merging(added) { $1 }
    }
  }

  static func contains(_ address: UInt) -> Bool {
    entries.withLock { $0[address].map { $0.task != nil } ?? false }
  }
}
