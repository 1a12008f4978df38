/// A rule of the architecture, by the number that it has for good.
package struct Stricture: Sendable {
  package let number: Int
  /// What must hold, as a clause.
  package let title: String
  /// How it is decided whether the rule holds.
  package let decision: Decision
  /// How the decision is made; for rules that sources decide, what to do where the rule does not hold.
  package let advice: String
  /// Finds what is against the rule, where sources decide it.
  let violations: (@Sendable (CheckedPackage) -> [Violation])?

  package enum Decision: String, Sendable, Codable {
    /// The sources decide it, without being built.
    case sources
    /// The compiler refuses what is against it.
    case compiler
    /// A test has to run the code.
    case test
    /// It follows from other rules.
    case implied
    /// Only a reader can decide it.
    case review
  }

  /// A rule that sources decide.
  init(
    _ number: Int, _ title: String, wayOut: String,
    violations: @escaping @Sendable (CheckedPackage) -> [Violation]
  ) {
    (self.number, self.title, decision, advice) = (number, title, .sources, wayOut)
    self.violations = violations
  }

  /// A rule that is not decided from sources.
  init(_ number: Int, _ title: String, by decision: Decision, _ advice: String) {
    (self.number, self.title, self.decision, self.advice) = (number, title, decision, advice)
    violations = nil
  }

  /// Whether sources decide it.
  package var isStatic: Bool { violations != nil }

  /// What is against the rule in a package.
  func findings(in package: CheckedPackage) -> [StrictureFinding] {
    (violations?(package) ?? []).map {
      StrictureFinding(
        rule: number, file: $0.file, position: $0.position, problem: $0.problem, wayOut: advice)
    }
  }
}
