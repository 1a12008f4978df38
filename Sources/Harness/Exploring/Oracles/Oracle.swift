/// What an exploration looks for; only rules are written by somebody.
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
  /// One input presented or pushed a view controller of the same type twice.
  case duplicatePresentation
  /// A constraint was broken, since others contradict it.
  case brokenConstraint
  /// A button is enabled, but never does anything.
  case nothingHappens
  /// The screen differs after a setting of the device was changed and restored.
  case notRestored
  /// The same inputs lead to another screen the second time.
  case unstable
  /// A view controller outlives its use case.
  case alive
  /// A text or another resource that was looked up is missing.
  case missingText
  /// A text is not shown completely.
  case clippedText
  /// A text or a control is not within the safe area.
  case outsideSafeArea
  /// Two controls overlap.
  case overlapping
  /// Something in front of a control takes its touches.
  case covered
  /// VoiceOver does not reach a control.
  case unreachable
  /// VoiceOver has no label for a control.
  case unlabeled
  /// A text has nearly the color of what is behind it.
  case contrast
  /// A rule of the showcase is broken.
  case rule

  /// The finding in words, which its subject follows.
  package var words: String {
    switch self {
    case .crash: "crashes"
    case .hang: "does not answer in time"
    case .flood: "writes too much"
    case .neverIdle: "never becomes idle"
    case .lostWork: "work that never runs"
    case .deadEnd: "leaves no way on"
    case .duplicatePresentation: "presented twice by one input"
    case .brokenConstraint: "breaks a constraint"
    case .nothingHappens: "does nothing"
    case .notRestored: "not as before"
    case .unstable: "differs the second time"
    case .alive: "outlives its use case"
    case .missingText: "missing"
    case .clippedText: "clipped text"
    case .outsideSafeArea: "outside of the safe area"
    case .overlapping: "overlapping controls"
    case .covered: "covered"
    case .unreachable: "out of VoiceOver's reach"
    case .unlabeled: "without a label"
    case .contrast: "too little contrast"
    case .rule: "breaks the rule"
    }
  }
}
