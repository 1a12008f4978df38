/// Asynchronous work of an application that waits on the stage's clock; it never leaves the stage's thread.
package struct Job: @unchecked Sendable {
  /// What submitted it.
  package let kind: JobKind
  /// What keeps it from running at the same time as other jobs.
  package let lane: Lane
  /// The calls that led to its submission.
  package let submitter: CallStack
  /// The work, which runs on the thread of the replay.
  package let work: () -> Void

  /// Creates a job.
  ///
  /// - Parameters:
  ///   - kind: What submitted it.
  ///   - lane: What keeps it from running at the same time as other jobs.
  ///   - submitter: The calls that led to its submission.
  ///   - work: The work, which runs on the thread of the replay.
  package init(_ kind: JobKind, on lane: Lane, by submitter: CallStack, _ work: @escaping () -> Void) {
    (self.kind, self.lane, self.submitter, self.work) = (kind, lane, submitter, work)
  }
}

/// What keeps two jobs from running at the same time.
///
/// For example, two jobs on `.serial(queue)` never overlap, even if the first one waits for something. A
/// job on `.main` cannot run while another one on `.main` waits, but one on `.tasks` can.
package enum Lane: Hashable, Sendable {
  /// The main thread: the main queue, the main actor, timers and the toolkit itself.
  case main
  /// A serial queue, by its address.
  case serial(UInt)
  /// A concurrent queue of the application, by its address; its jobs may overlap, except for barriers.
  case concurrent(UInt)
  /// A global queue, by its address; its jobs may overlap.
  case global(UInt)
  /// The executor of tasks that are not isolated to the main actor.
  case tasks
}

/// What submitted a job.
package enum JobKind: Hashable, Sendable {
  /// A step of a task.
  case task
  /// The end of a task's sleep.
  case sleep
  /// Work for a Dispatch queue, by the queue's label.
  case queued(String)
  /// Work that a Dispatch queue runs after a delay, by the queue's label.
  case delayed(String)
  /// The next firing of a Foundation timer.
  case timer(repeats: Bool)
  /// The next firing of a Dispatch timer.
  case sourceTimer(repeats: Bool)
  /// A block for a run loop.
  case runLoopBlock
  /// A request to an address, such as `GET https://example.org/cards`.
  case request(String, address: String)

  /// The kind in words, as failures and storyboards name it.
  package var words: String {
    switch self {
    case .task: "a task"
    case .sleep: "a task's sleep"
    case .queued(let label): "work on \(Self.queue(label))"
    case .delayed(let label): "delayed work on \(Self.queue(label))"
    case .timer(let repeats): repeats ? "a repeating Timer" : "a Timer"
    case .sourceTimer(let repeats): repeats ? "a repeating DispatchSource timer" : "a DispatchSource timer"
    case .runLoopBlock: "a block of a run loop"
    case .request(let words, _): "the answer to \(words)"
    }
  }

  /// Whether it repeats until it is ended.
  package var repeats: Bool {
    switch self {
    case .timer(let repeats), .sourceTimer(let repeats): repeats
    case .task, .sleep, .queued, .delayed, .runLoopBlock, .request: false
    }
  }

  private static func queue(_ label: String) -> String {
    switch label {
    case "com.apple.main-thread": "the main queue"
    case let label where label.hasPrefix("com.apple.root."): "a global queue"
    case "": "a queue without label"
    default: "the queue '\(label)'"
    }
  }
}
