import Causes
import Diagnostics
import GoldenFiles
import Review

/// The changes that a decision about causes applies to.
///
/// A golden is one file, so a scenario is accepted only if all of its causes are, and rejected if any
/// of them is.
struct ChoiceByCause {
  let chosen: Set<GoldenPath>
  /// Changes that have one of the named causes, and others too.
  let waiting: WaitingChanges

  /// - Parameters:
  ///   - causes: The names of causes.
  ///   - alike: Changes of which all causes are meant.
  /// - Throws: a diagnostic for each name that no waiting cause has.
  init(
    _ decision: ReviewDecision, causes names: [String], alike: Set<GoldenPath>, in review: PendingReview
  ) throws(Diagnostics) {
    let known = review.causes.map(\.name)
    let unknown = names.filter { !known.contains($0) }
    guard unknown.isEmpty else { throw Diagnostics(unknown.map { Self.unknown($0, among: known) }) }
    let examples = review.changes.filter { alike.contains($0.path) }
    let meant = Set(names + examples.flatMap { review.causes(of: $0).map(\.name) })
    // A change without causes is unlike any other.
    var chosen = alike
    var waiting = WaitingChanges()
    for change in review.changes {
      let causes = review.causes(of: change).map(\.name)
      let others = causes.filter { !meant.contains($0) }
      guard others.count < causes.count else { continue }
      if others.isEmpty || decision == .reject {
        chosen.insert(change.path)
      } else {
        waiting.add(others)
      }
    }
    (self.chosen, self.waiting) = (chosen, waiting)
  }

  private static func unknown(_ name: String, among known: [String]) -> Diagnostic {
    Diagnostic(
      "no cause '\(name)' waits for review",
      expected: known.isEmpty
        ? "a cause that waits, but nothing does" : "one of \(known.prefix(8).joined(separator: ", "))",
      nearest: nearestName(to: name, in: known), next: .status)
  }
}

/// How many changes wait for which other causes.
struct WaitingChanges: Hashable {
  private(set) var count = 0
  private var counts: [String: Int] = [:]

  var isEmpty: Bool { count == 0 }

  mutating func add(_ others: [String]) {
    count += 1
    for name in others { counts[name, default: 0] += 1 }
  }

  /// As `31 changes wait for other reasons, too: 50e5 (20), 4950 (11)`.
  var words: String {
    let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) (\($0.value))" }
    return "\(count) \(count == 1 ? "change waits" : "changes wait") for other reasons, too: "
      + names.joined(separator: ", ")
  }
}
