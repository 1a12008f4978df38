import TestRunner
import TextFormats

/// A run as an event log; see ``RunLog``.
package struct LogReport: Report {
  private let write: (String) -> Void
  private let line = UTF8Buffer()

  /// Makes a report.
  ///
  /// - Parameter write: Takes the log line by line.
  package init(write: @escaping (String) -> Void) {
    self.write = write
  }

  package func record(_ event: RunEvent) {
    line.removeAll()
    line.append(event.log)
    line.append(literal: "\n")
    write(line.string)
  }
}
