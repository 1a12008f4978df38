/// A worker that starts while its jobs are still being found, so that both take the time of one.
///
/// It ends with the value, unless a pool has taken it over.
package struct StandbyWorker: ~Copyable {
  private var process: WorkerProcess?

  /// Starts a worker.
  package init(_ command: WorkerCommand) throws(WorkerNotStarted) {
    process = try WorkerProcess(command)
  }

  deinit {
    process?.end()
    process?.close()
  }

  /// Hands the worker over to whoever ends it from now on.
  mutating func take() -> WorkerProcess? {
    defer { process = nil }
    return process
  }
}
