/// The event log: a run as text, one JSON object a line, from which every other report can be made.
///
/// The first line tells what the file is and what is run, each other line one event, in the order of ``RunEvent``:
///
///     {"event":"began","fingerprint":"9ae16a3b2f90404f","format":"showcase-log","inOtherShards":1,"order":"planned",
///      "scenarios":1,"selection":{},"shard":"1/2","showcases":["Lamps"],"version":1}
///     {"event":"planned","name":{...},"number":2}
///     {"duration":0.012,"event":"finished","name":{...},"outcome":{"kind":"passed"}}
///     {"audit":{...},"event":"audited","isComplete":true}
///     {"event":"ended","summary":{"inOtherShards":1,"passed":1}}
///
/// - A name is an object of `target`, `classForDisplay`, `useCase`, `script` and `configuration`. The `number` of a
///   scenario is its place, from 1, among all that are selected, in whichever shard they run.
/// - An outcome's `kind` is `passed`, `recorded`, `goldenMissing`, `goldenMisnamed`, `differs`, `goldenUnusable`,
///   `scriptUnusable`, `stopped`, `nondeterministic`, `died` or `notRun`; what else it says depends on the kind. A
///   mismatch holds the texts of both storyboards, `golden` and `actual`; what differs follows from them.
/// - A result has the `storyboard` that was shown, as far as it came, where its outcome does not hold it and somebody
///   should look at it.
/// - What is empty, zero or at its default is left out. Keys are sorted, so that a log differs from one run to the next
///   in `duration` alone, which is in seconds. Readers pass over keys that they do not know.
/// - Bytes are a string where they are UTF-8, else `{"base64":"..."}`.
/// - ``schema`` says all of this to a program.
/// - The text is UTF-8; characters that a reader could not see are escaped.
///
/// A log without the last line is that of a run that was killed. Its last line may be cut off; what stands before it is
/// as good as ever.
package enum RunLog {
  static let format = "showcase-log"
  static let version = 1

  /// The values of the key `event`, in their order in a log.
  enum EventName: String, CaseIterable {
    case began, planned, finished, audited, ended
  }
}
