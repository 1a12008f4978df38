import Workers

extension WorkerDeath {
  /// What the process said of its end, on one line: the stage's first exception, or else the message of the trap, such
  /// as `Cart.swift:12: Fatal error: Index out of range`; `nil` if it said nothing.
  package var message: String? {
    let crash = CrashOutput(of: output)
    let lines = crash.stage.isEmpty ? crash.message : crash.stage
    return lines.first ?? crash.report?.reason
  }
}
