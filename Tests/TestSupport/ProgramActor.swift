/// Runs the tests that wait for programs on a separate thread: one at a time, except while a test awaits a program.
///
/// On one of the few threads that all tests share, each of them would block others while it waits.
@globalActor
package actor ProgramActor {
  package static let shared = ProgramActor()

  private let executor = QueueExecutor("programs")

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
