import Diagnostics

/// A violation of a rule in the sources.
package struct StrictureFinding: Hashable, Sendable {
  /// The rule's number.
  package let rule: Int
  /// The file, relative to the package.
  package let file: String
  package let position: SourcePosition
  /// What is wrong there, without a final period.
  package let problem: String
  /// What to do instead.
  package let wayOut: String
}

extension StrictureFinding: CustomStringConvertible {
  /// `Sources/UI/A.swift:12:5: rule 4: A makes B(...)`, and below it what to do instead.
  package var description: String {
    "\(file):\(position.line):\(position.column): rule \(rule): \(problem)\n  way out: \(wayOut)"
  }
}

/// What a rule found, without the rule.
struct Violation: Hashable {
  let file: String
  let position: SourcePosition
  let problem: String
}
