/// What a worker is asked to do.
public struct Job: Hashable, Sendable {
  /// The message to the worker.
  public var message: [UInt8]
  /// How long it may take.
  public var timeLimit: Duration
  /// How often it is tried again after a death in a fresh worker.
  public var retries: Int
  /// Whether only a worker may do it that has done nothing before.
  public var needsFreshWorker: Bool

  public init(_ message: [UInt8], timeLimit: Duration, retries: Int = 0, needsFreshWorker: Bool = false) {
    self.message = message
    self.timeLimit = timeLimit
    self.retries = retries
    self.needsFreshWorker = needsFreshWorker
  }
}
