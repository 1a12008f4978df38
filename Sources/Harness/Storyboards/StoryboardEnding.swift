import UTF8Text

/// What is left at the end of a scenario, after its use case has ended; each list is in ascending order.
///
///     var ending = StoryboardEnding()
///     ending.pending = ["a repeating Timer at 3 s"]
///     ending.isEmpty  // false
package struct StoryboardEnding: Hashable, Sendable {
  /// The asynchronous work that was still pending, with its times.
  package var pending: [String] { didSet { pending.sort() } }
  /// The work that ran in real time, such as the application's own threads.
  package var awaited: [String] { didSet { awaited.sort() } }
  /// The view controllers that still exist after their window is gone, each with what holds it.
  package var alive: [String] { didSet { alive.sort() } }
  /// The keys of texts that were looked up and not found.
  package var missing: [String] { didSet { missing.sort() } }
  /// The code that is not compiled here and that the app came across, with the reasons.
  package var skipped: [String] { didSet { skipped.sort() } }
  /// The constraints that were broken although no tree shows it.
  package var broke: [String] { didSet { broke.sort() } }
  /// The requests that had no route, and were answered as without a connection.
  package var noAnswer: [String] { didSet { noAnswer.sort() } }
  /// The names of what the use case's coordinator made up for the controller.
  package var madeUp: [String] { didSet { madeUp.sort() } }

  /// Creates an ending.
  ///
  /// - Parameters:
  ///   - pending: The asynchronous work that was still pending; none by default, as for the others.
  ///   - awaited: The work that ran in real time.
  ///   - alive: The view controllers that still exist.
  ///   - missing: The keys of texts that were not found.
  ///   - broke: The constraints that were broken.
  ///   - skipped: The code that is not compiled here.
  ///   - noAnswer: The requests that had no route.
  ///   - madeUp: The names of what was made up.
  package init(
    pending: [String] = [], awaited: [String] = [], alive: [String] = [], missing: [String] = [],
    broke: [String] = [], skipped: [String] = [], noAnswer: [String] = [], madeUp: [String] = []
  ) {
    (self.pending, self.awaited) = (pending.sorted(), awaited.sorted())
    (self.alive, self.missing, self.broke) = (alive.sorted(), missing.sorted(), broke.sorted())
    (self.skipped, self.noAnswer, self.madeUp) = (skipped.sorted(), noAnswer.sorted(), madeUp.sorted())
  }

  /// Whether both have the same lines, scalar by scalar.
  package static func == (left: StoryboardEnding, right: StoryboardEnding) -> Bool {
    left.lines.elementsEqual(right.lines) { $0.isIdentical(to: $1) }
  }

  /// Whether nothing is left.
  package var isEmpty: Bool { self == StoryboardEnding() }
}
