import Dispatch

/// Runs the tests that wait for programs on a separate thread: one at a time, except while a test awaits a program.
///
/// On one of the few threads that all tests share, each of them would block others while it waits.
@globalActor
package actor ProgramActor {
  package static let shared = ProgramActor()

  private let executor = QueueExecutor()

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

/// Runs the jobs of an actor on a queue of Dispatch.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "programs")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
