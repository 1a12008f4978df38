import Diagnostics
import Review

/// What a decision has done, for the page.
struct WebOutcome {
  let outcome: OngoingReview.Outcome
  /// What was done, in words; empty if nothing was.
  let said: String

  init(_ outcome: OngoingReview.Outcome, said: String) {
    self.outcome = outcome
    self.said = said
  }
}

/// What is decided, for the page. Changes are named by their index.
struct WebState: Encodable {
  let accepted: [Int]
  let rejected: [Int]
  /// The names of the accepted causes.
  let causes: [String]
  /// What the request has decided, or undone.
  let changed: [Int]
  /// What the request has not done, and why.
  let faults: [String]
  /// What the request has done, in words.
  let said: String
  /// Whether there is a decision to undo.
  let undo: Bool

  /// - Parameters:
  ///   - review: The review.
  ///   - outcome: What the request has done; `nil` if it only asked.
  ///   - words: Puts a fault into words.
  init(_ review: OngoingReview, after outcome: WebOutcome?, words: (Diagnostic) -> String) {
    accepted = review.decisions.filter { $0.value == .accept }.keys.sorted()
    rejected = review.decisions.filter { $0.value == .reject }.keys.sorted()
    causes = review.acceptedCauses.sorted()
    changed = outcome?.outcome.changes ?? []
    faults = outcome?.outcome.faults.map(words) ?? []
    said = outcome?.said ?? ""
    undo = review.canUndo
  }
}
