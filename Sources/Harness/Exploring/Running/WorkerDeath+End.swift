import Platform
import TestRunner
import Workers

extension WorkerDeath {
  /// How a process ended, as an exploration reports it.
  enum End: Hashable {
    case hang
    case flood
    /// - Parameter words: What the process said, or how it ended.
    case crash(words: String)
  }

  /// How the process ended.
  var end: End {
    switch cause {
    case .timeout: .hang
    // The worker limits the time of its inputs itself.
    case .signal(let number) where InputTimer.signals.contains(number): .hang
    case .flood: .flood
    case .signal(let number): .crash(words: message ?? "signal \(number)")
    case .exit(let status): .crash(words: message ?? "the process exits with status \(status)")
    case .closedConnection: .crash(words: message ?? "the connection of the process was closed")
    case .garbledAnswer:
      .crash(words: message ?? "something else was written to the connection of the process")
    }
  }
}

extension Oracle {
  /// Whether a finding ends its process, so that there is no screen after it.
  var endsProcess: Bool {
    switch self {
    case .crash, .hang, .flood: true
    default: false
    }
  }
}
