/// Runs the tests of the program `hazards` on a thread of their own, beside those of ``ProgramActor``.
///
/// Most of these programs keep one processor busy, so two at a time take half as long.
@globalActor
package actor HazardActor {
  package static let shared = HazardActor()

  private let executor = QueueExecutor("hazards")

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
