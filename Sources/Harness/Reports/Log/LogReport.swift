import SourceText
import TestRunner

/// A run as an event log; see ``RunLog``.
public struct LogReport: Report {
  private let write: (String) -> Void
  private let line = UTF8Buffer()

  /// Makes a report.
  ///
  /// - Parameter write: Takes the log line by line.
  public init(write: @escaping (String) -> Void) {
    self.write = write
  }

  public func record(_ event: RunEvent) {
    line.removeAll()
    line.append(event.log)
    line.append(literal: "\n")
    write(line.string)
  }
}
