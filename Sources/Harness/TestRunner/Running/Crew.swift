import Workers

/// The processes that run scenarios, and how many there are of them.
package struct Crew: Hashable, Sendable {
  /// How one is started: a program that ends up in ``ScenarioServer/serve()``.
  package var command: WorkerCommand
  /// How many run at once.
  package var count: Int

  package init(_ command: WorkerCommand, count: Int) {
    self.command = command
    self.count = count
  }
}

extension RunOptions.Place {
  /// Starts the first of the workers, where there are any.
  func standby() throws(WorkerNotStarted) -> StandbyWorker? {
    guard case .workers(let crew) = self else { return nil }
    return try StandbyWorker(crew.command)
  }
}
