import Diagnostics

/// Code of an app that cannot be translated, and what to write instead.
package struct PortingFinding: Hashable, Sendable {
  /// The file, as the user named it.
  package let file: String
  package let position: SourcePosition
  /// What does not work, without a final period.
  package let problem: String
  /// What to write, as a clause after "write".
  package let instead: String

  /// The finding on one line in the form of a compiler warning, in which editors find the position.
  package var line: String {
    "\(file):\(position.line):\(position.column): warning: \(problem); write \(instead)"
  }
}
