/// What a worker is asked to do.
public struct Job: Hashable, Sendable {
  /// The message to the worker.
  public var message: [UInt8]
  /// How long it may take.
  public var timeLimit: Duration
  /// How often it is tried again after a death in a fresh worker.
  public var retries: Int
  /// Which worker may do it.
  public var demand: WorkerDemand

  public init(_ message: [UInt8], timeLimit: Duration, retries: Int = 0, demand: WorkerDemand = .any) {
    self.message = message
    self.timeLimit = timeLimit
    self.retries = retries
    self.demand = demand
  }
}
