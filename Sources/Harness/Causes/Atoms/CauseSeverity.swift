import Storyboards

/// How important a cause is to a reader, most important first.
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
  /// A text that assistive technologies read, or an identifier that tests look for, differs.
  case accessibility
  /// A switch, a selection, a style differs.
  case state
  /// Only positions and sizes differ.
  case geometry
  /// A golden still has a former name.
  case renamed
  /// There is no golden yet, so nothing can differ.
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
