import Dispatch

/// Runs the tests that wait for programs on a separate thread: one at a time, except while a test awaits a program.
///
/// On one of the few threads that all tests share, each of them would block others while it waits.
@globalActor
package actor ProgramActor {
  package static let shared = ProgramActor()

  private let executor = QueueExecutor("programs")

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

/// Runs the tests of the program `hazards` on a thread of their own, beside those of ``ProgramActor``.
///
/// Most of these programs keep one processor busy, so two at a time take half as long.
@globalActor
package actor HazardActor {
  package static let shared = HazardActor()

  private let executor = QueueExecutor("hazards")

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

/// Runs the jobs of an actor on a queue of Dispatch.
private final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
