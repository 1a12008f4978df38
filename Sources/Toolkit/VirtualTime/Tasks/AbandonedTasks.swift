/// Tasks of ended replays, which the release of a continuation or another thread may still resume.
enum AbandonedTasks {
  private struct Entry: @unchecked Sendable {
    /// Distinguishes a new task from an old one at the same address.
    weak var task: AnyObject?
  }

  private static let entries = Locked([UInt: Entry]())

  /// Adds tasks by their addresses, and removes those that no longer exist.
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
