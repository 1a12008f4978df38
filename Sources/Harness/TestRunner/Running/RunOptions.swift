import Goldens

/// How a run goes about its scenarios.
public struct RunOptions: Hashable, Sendable {
  /// Which goldens are written.
  public var recordMode = RecordMode.never
  /// Whether the first failure ends the run.
  public var failsFast = false
  public var place = Place.here
  /// How often a scenario is run again whose worker crashed or was out of time; a mismatch never is.
  public var retries = 0
  /// How long a scenario may take where no plan says anything else.
  public var timeLimit = Duration.seconds(600)
  public var repetition = Repetition.once
  public var order = ExecutionOrder.planned

  /// Where scenarios run.
  public enum Place: Hashable, Sendable {
    /// In this process, one after the other: a crash ends the run, and a debugger sees everything.
    case here
    /// In processes of their own.
    case workers(Crew)
  }

  public init(recordMode: RecordMode = .never, failsFast: Bool = false, place: Place = .here) {
    self.recordMode = recordMode
    self.failsFast = failsFast
    self.place = place
  }
}

/// How many takes are made of each scenario.
public struct Repetition: Hashable, Sendable {
  public var count: Int
  /// Whether a failure ends the repetition.
  public var endsAtFailure: Bool

  public init(count: Int, endsAtFailure: Bool = false) {
    self.count = count
    self.endsAtFailure = endsAtFailure
  }

  public static let once = Repetition(count: 1)
}
