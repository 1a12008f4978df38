import Diagnostics

/// Something in the sources that is against a rule.
package struct StrictureFinding: Hashable, Sendable {
  /// The rule's number.
  package let rule: Int
  /// The file, relative to the package.
  package let file: String
  package let position: SourcePosition
  /// What is wrong there; no final period.
  package let problem: String
  /// What to do instead.
  package let wayOut: String
}

extension StrictureFinding: CustomStringConvertible {
  /// `Sources/UI/A.swift:12:5: rule 4: A makes B(...)`, and the way out below it.
  package var description: String {
    "\(file):\(position.line):\(position.column): rule \(rule): \(problem)\n  way out: \(wayOut)"
  }
}

/// What a rule has found, before it is known which one it was.
struct Violation: Hashable {
  let file: String
  let position: SourcePosition
  let problem: String
}
