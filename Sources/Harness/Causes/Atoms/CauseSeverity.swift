import Storyboards

/// How much a cause matters to a reader; the worst comes first.
package enum CauseSeverity: Int, Comparable, CaseIterable, Sendable {
  /// A process died.
  case crashed
  /// A script stopped before its end.
  case stopped
  /// Two takes of one scenario differ.
  case nondeterministic
  /// A golden or a script cannot be used.
  case unusable
  /// Calls, steps or nodes differ.
  case structure
  /// What the user reads differs.
  case text
  /// What an assistive technology reads, or a test looks for, differs.
  case accessibility
  /// A switch, a selection, a style differs.
  case state
  /// Only positions and sizes differ.
  case geometry
  /// A golden is under a former name.
  case renamed
  /// There is no golden yet, and so nothing that could differ.
  case new

  init(_ severity: Severity) {
    self =
      switch severity {
      case .structure: .structure
      case .text: .text
      case .accessibility: .accessibility
      case .state: .state
      case .geometry: .geometry
      }
  }

  package static func < (left: CauseSeverity, right: CauseSeverity) -> Bool { left.rawValue < right.rawValue }
}
