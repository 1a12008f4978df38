/// A worker that starts while its jobs are still being planned, so that the two overlap.
///
/// It ends with the value, unless a pool takes it over.
package struct StandbyWorker: ~Copyable {
  private var process: WorkerProcess?

  /// Starts a worker.
  ///
  /// - Throws: ``WorkerNotStarted`` with the system's reason.
  package init(_ command: WorkerCommand) throws(WorkerNotStarted) {
    process = try WorkerProcess(command)
  }

  deinit {
    process?.end()
    process?.close()
  }

  /// Hands the process over; the caller has to end it.
  mutating func take() -> WorkerProcess? {
    defer { process = nil }
    return process
  }
}
