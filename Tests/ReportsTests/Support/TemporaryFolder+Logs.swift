import TestRunner
import TestSupport

@testable import Reports

extension TemporaryFolder {
  /// Writes events as a log.
  func write(_ events: [RunEvent], to path: String) throws {
    try write(logText(of: events), to: path)
  }

  /// A file as a log.
  func log(_ path: String) -> LogFile { LogFile(path, at: "\(root)/\(path)") }

  /// All events of a log.
  func events(of path: String) throws -> [RunEvent] {
    var reader = try LogReader(log(path))
    var events: [RunEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }
}

/// Events as the text of a log.
func logText(of events: [RunEvent]) -> String {
  var text = ""
  var report = LogReport(next: .commandLine("showcase")) { text += $0 }
  for event in events { report.record(event) }
  return text
}
