import Diagnostics
import TestRunner
import TextFormats

/// Reads an event log, event by event, and checks that it is one.
///
///     var log = try LogReader(LogFile("log.json", at: "/tmp/log.json"))
///     while let event = try log.next() { report.record(event) }
///
/// Events are not kept, so a log may be larger than the memory.
package struct LogReader {
  /// The heading of the run, from the log's first line.
  package let heading: RunHeading
  private var lines: LineReader
  private var progress: LogProgress
  private var isAtStart = true

  /// Opens a log and reads its first line.
  ///
  /// - Throws: a diagnostic if the file cannot be read, or is not a log of this version.
  package init(_ file: LogFile) throws(Diagnostic) {
    lines = LineReader(file)
    guard let first = try lines.next() else {
      throw Diagnostic(
        "the log is empty, so its run did not begin", file: file.name, expected: "an event in each line",
        next: .showcase("run --report json=FILE"))
    }
    heading = try lines.placing { () throws(Diagnostic) in
      // A file that is not JSON at all is reported as not a log, and not for its syntax.
      try RunHeading(logMembers: first.hasPrefix("{") ? JSONValue(first) : "".log)
    }
    progress = LogProgress(heading)
  }

  package var file: LogFile { lines.file }

  /// Whether the log's last line was read, which only a complete run writes.
  package var isComplete: Bool { progress.hasEnded }

  /// The next event; `nil` at the end of the log, which may come early: see ``isComplete``.
  ///
  /// A last line without a line feed is ignored: the run was killed while it wrote it.
  ///
  /// - Throws: a diagnostic for a line that is not an event, or an event that may not follow the others.
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
  /// Adds the file, and the position of the line that was read last, to a fault.
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
  /// Returns how long each scenario that ran took, by name; if several logs have a scenario, the last one
  /// counts.
  ///
  /// - Throws: a diagnostic for the first log that cannot be read.
  package static func durations(in files: [LogFile]) throws(Diagnostic) -> [String: Duration] {
    var durations: [String: Duration] = [:]
    for file in files {
      var log = try LogReader(file)
      while let event = try log.next() {
        // Their duration is 0, or does not say how long the scenario takes.
        guard case .finished(let result) = event, result.outcome != .notRun, !result.isUnchanged else {
          continue
        }
        durations["\(result.name)"] = result.duration
      }
    }
    return durations
  }
}

/// The file of an event log.
package struct LogFile: Hashable, Sendable {
  /// The file as the user named it.
  package let name: String
  /// Its absolute path.
  package let path: String

  /// - Parameters:
  ///   - name: The path as the user typed it, for messages.
  ///   - path: The absolute path.
  package init(_ name: String, at path: String) {
    self.name = name
    self.path = path
  }
}
