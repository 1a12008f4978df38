import Diagnostics
import TestRunner
import TextFormats

/// Reads an event log, event by event, and checks that it is one.
///
///     var log = try LogReader(LogFile("log.json", at: "/tmp/log.json"))
///     while let event = try log.next() { report.record(event) }
///
/// What was read is not kept, so that a log may be longer than the memory.
package struct LogReader {
  /// What the log's first line says of the run.
  package let heading: RunHeading
  private var lines: LineReader
  private var progress: LogProgress
  private var isAtStart = true

  /// Opens a log and reads its first line.
  ///
  /// - Throws: a diagnostic if the file cannot be read, or is no log of this version.
  package init(_ file: LogFile) throws(Diagnostic) {
    lines = LineReader(file)
    guard let first = try lines.next() else {
      throw Diagnostic(
        "the log is empty, so its run did not begin", file: file.name, expected: "an event in each line",
        next: .showcase("run --report json=FILE"))
    }
    heading = try lines.placing { () throws(Diagnostic) in
      // A file that is no JSON at all is reported as no log, not for its syntax.
      try RunHeading(logMembers: first.hasPrefix("{") ? JSONValue(first) : "".log)
    }
    progress = LogProgress(heading)
  }

  package var file: LogFile { lines.file }

  /// Whether the log's last line was read, which a run writes that comes to its end.
  package var isComplete: Bool { progress.hasEnded }

  /// The next event; `nil` if there is none, which may be early: see ``isComplete``.
  ///
  /// A last line without a line feed is that of a run that was killed while it wrote, and does not
  /// count.
  ///
  /// - Throws: a diagnostic for a line that is no event, or not one that may come here.
  package mutating func next() throws(Diagnostic) -> RunEvent? {
    if isAtStart {
      isAtStart = false
      return .began(heading)
    }
    guard let line = try lines.next() else { return nil }
    let event = try lines.placing { () throws(Diagnostic) in try RunEvent(log: try JSONValue(line)) }
    try lines.placing { () throws(Diagnostic) in try progress.advance(to: event) }
    return event
  }

  /// The position of the line that was read last.
  var position: SourcePosition { SourcePosition(line: lines.lineNumber, column: 1) }
}

extension LineReader {
  /// Adds file and position of the line that was read last to a fault.
  fileprivate func placing<Value>(_ body: () throws(Diagnostic) -> Value) throws(Diagnostic) -> Value {
    do {
      return try body()
    } catch {
      var fault = error.inFile(file.name)
      // Each line is parsed by itself, so a position within it is on line 1.
      fault.position = SourcePosition(line: lineNumber, column: error.position?.column ?? 1)
      throw fault
    }
  }
}

extension LogReader {
  /// Returns how long each scenario took that ran, by name; of several logs with a scenario the
  /// last one counts.
  ///
  /// - Throws: a diagnostic for the first log that cannot be read.
  package static func durations(in files: [LogFile]) throws(Diagnostic) -> [String: Duration] {
    var durations: [String: Duration] = [:]
    for file in files {
      var log = try LogReader(file)
      while let event = try log.next() {
        // These took no time of their own, or none that says how long the scenario takes.
        guard case .finished(let result) = event, result.outcome != .notRun, !result.isUnchanged else {
          continue
        }
        durations["\(result.name)"] = result.duration
      }
    }
    return durations
  }
}

/// A file that an event log is read from.
package struct LogFile: Hashable, Sendable {
  /// The file as the user named it.
  package let name: String
  /// Its path from the root of the disk.
  package let path: String

  package init(_ name: String, at path: String) {
    self.name = name
    self.path = path
  }
}
