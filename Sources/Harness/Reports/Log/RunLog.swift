import TestRunner
import TextFormats
import UTF8Text

/// The event log: a run as text, with one JSON object on each line, from which every other report can be
/// made.
///
/// The first line says what the file is and what runs; each other line is one event, in the order of
/// `RunEvent`:
///
///     {"event":"began","fingerprint":"9ae16a3b2f90404f","format":"showcase-log","inOtherShards":1,"order":"planned",
///      "scenarios":1,"selection":{},"shard":"1/2","showcases":["Lamps"],"version":1}
///     {"event":"planned","name":{...},"number":2}
///     {"duration":0.012,"event":"finished","name":{...},"outcome":{"kind":"passed"}}
///     {"event":"inventoried","inventory":{...},"isComplete":true}
///     {"digest":{"differing":0,"groups":[],"next":[],"version":1},"event":"ended",
///      "summary":{"inOtherShards":1,"passed":1}}
///
/// - A name is an object of `target`, `classForDisplay`, `useCase`, `script` and `configuration`.
///   The `number` of a scenario is its position, from 1, among all selected scenarios of all shards.
/// - An outcome's `kind` is `passed`, `recorded`, `goldenMissing`, `goldenMisnamed`, `differs`,
///   `goldenUnusable`, `scriptUnusable`, `stopped`, `nondeterministic`, `died` or `notRun`; the other
///   keys depend on the kind. A mismatch has the texts of both storyboards, `golden` and `actual`; what
///   differs follows from them. A stop has one if the steps before it differ.
/// - A result has the `storyboard` that was shown, as far as it came, if it needs a look and is not part
///   of the outcome.
/// - The last line has a `digest` of all that needs a look, grouped by cause; see ``FindingsDigest``.
///   Readers group the results again.
/// - Empty values, zeros and defaults are left out. Keys are sorted, so that a log differs from one run
///   to the next only in `duration`, which is in seconds. Readers ignore unknown keys.
/// - Bytes are a string if they are UTF-8, else `{"base64":"..."}`.
/// - ``schema`` describes all of this for programs.
/// - The text is UTF-8; invisible characters are escaped.
///
/// If the last line is missing, the run was killed. The last line that is there may be cut off; all lines
/// before it are valid.
package enum RunLog {
  static let format = "showcase-log"
  static let version = 1

  /// The values of the key `event`, in their order in a log.
  enum EventName: String, CaseIterable {
    case began, planned, finished, inventoried, ended
  }
}

/// A run as an event log; see ``RunLog``.
package struct LogReport: Report {
  private let write: (String) -> Void
  private let next: NextSteps
  private let line = UTF8Buffer()
  private var collector: FindingsCollector

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - next: How commands are spelled here.
  ///   - write: Takes the log line by line.
  package init(next: NextSteps, write: @escaping (String) -> Void) {
    self.next = next
    self.write = write
    collector = FindingsCollector(next: next)
  }

  package mutating func record(_ event: RunEvent) {
    line.removeAll()
    if let findings = collector.record(event) {
      line.append(FindingsDigest(findings, next: next).ending(event.log))
    } else {
      line.append(event.log)
    }
    line.append(literal: "\n")
    write(line.string)
  }
}
