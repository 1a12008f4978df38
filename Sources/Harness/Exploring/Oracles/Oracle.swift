/// What an exploration looks for; none of it needs a specification.
///
///     Oracle(rawValue: "deadEnd")?.words  // leaves no way on
package enum Oracle: String, Hashable, Sendable, Codable, CaseIterable {
  /// The process died, or the use case raised an exception.
  case crash
  /// The process did not answer within its time.
  case hang
  /// The process writes without end.
  case flood
  /// The application does not become idle.
  case neverIdle
  /// Some asynchronous work can never run.
  case lostWork
  /// The screen leaves nothing to do, though it did before.
  case deadEnd
  /// A constraint was broken, since others contradict it.
  case brokenConstraint
  /// A button is enabled, but never does anything.
  case nothingHappens
  /// The screen differs after a setting of the device was changed and restored.
  case notRestored
  /// A view controller outlives its use case.
  case alive
  /// A text or another resource that was looked up is missing.
  case missingText
  /// A text is not shown completely.
  case clippedText

  /// The finding in words, which its subject follows.
  package var words: String {
    switch self {
    case .crash: "crashes"
    case .hang: "does not answer in time"
    case .flood: "writes too much"
    case .neverIdle: "never becomes idle"
    case .lostWork: "work that never runs"
    case .deadEnd: "leaves no way on"
    case .brokenConstraint: "breaks a constraint"
    case .nothingHappens: "does nothing"
    case .notRestored: "not as before"
    case .alive: "outlives its use case"
    case .missingText: "missing"
    case .clippedText: "clipped text"
    }
  }
}
