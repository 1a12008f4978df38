/// What a worker is asked to do.
package struct Job: Hashable, Sendable {
  /// The message to the worker.
  package var message: [UInt8]
  /// How long it may take.
  package var timeLimit: Duration
  /// How often it is tried again after a death in a fresh worker.
  package var retries: Int
  /// Which worker may do it.
  package var demand: WorkerDemand

  package init(_ message: [UInt8], timeLimit: Duration, retries: Int = 0, demand: WorkerDemand = .any) {
    self.message = message
    self.timeLimit = timeLimit
    self.retries = retries
    self.demand = demand
  }
}
