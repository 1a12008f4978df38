import Diagnostics
import TestRunner

extension LogReader {
  /// How long each scenario took that ran, by name; of several logs the last one counts that tells of a scenario.
  ///
  /// - Throws: a diagnostic for the first log that cannot be read.
  package static func durations(in files: [LogFile]) throws(Diagnostic) -> [String: Duration] {
    var durations: [String: Duration] = [:]
    for file in files {
      var log = try LogReader(file)
      while let event = try log.next() {
        guard case .finished(let result) = event, result.outcome != .notRun, !result.isUnchanged else {
          continue
        }
        durations["\(result.name)"] = result.duration
      }
    }
    return durations
  }
}
