/// What an audit looks for.
package enum AuditRule: String, Hashable, Sendable, CaseIterable {
  /// A control that VoiceOver has no words for, and voices no name.
  case unlabelledControl
  /// A text of which a part is not shown.
  case clippedText
  /// A control that is smaller than a finger.
  case smallTarget
  /// Two controls that lie over each other, so that a finger may meet the wrong one.
  case overlappingTargets
  /// A view whose constraints contradict each other, or do not say where it lies.
  case faultyLayout

  /// The rule as it stands behind a finding.
  package var words: String {
    switch self {
    case .unlabelledControl: "unlabelled control"
    case .clippedText: "clipped text"
    case .smallTarget: "small target"
    case .overlappingTargets: "overlapping targets"
    case .faultyLayout: "faulty layout"
    }
  }

  /// The offenses on a screen, in the order of the tree.
  var offenses: (AuditedScreen) -> [AuditOffense] {
    switch self {
    case .unlabelledControl: \.unlabelledControls
    case .clippedText: \.clippedTexts
    case .smallTarget: \.smallTargets
    case .overlappingTargets: \.overlappingTargets
    case .faultyLayout: \.faultyLayouts
    }
  }
}

/// A node that offends a rule, by its number on the screen.
struct AuditOffense: Hashable {
  var number: Int
  var problem: String
}
