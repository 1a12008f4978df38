import Diagnostics

/// Something in an app's source that cannot be translated, and what to write instead.
package struct PortingFinding: Hashable, Sendable {
  /// The file, as its reader named it.
  package let file: String
  package let position: SourcePosition
  /// What does not work, without a final period.
  package let problem: String
  /// What to write, as a clause after "write".
  package let instead: String

  /// One line in the form of a compiler's warning, with which editors find the position.
  package var line: String {
    "\(file):\(position.line):\(position.column): warning: \(problem); write \(instead)"
  }
}
