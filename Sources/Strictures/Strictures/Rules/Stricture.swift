/// A rule of the architecture, with a permanent number.
package struct Stricture: Sendable {
  package let number: Int
  /// What the rule requires, as a clause.
  package let title: String
  /// Who decides whether the rule holds.
  package let decision: Decision
  /// How this is decided; for rules that sources decide, what to do if the rule does not hold.
  package let advice: String
  /// Finds violations, if sources decide the rule.
  let violations: (@Sendable (CheckedPackage) -> [Violation])?

  package enum Decision: String, Sendable, Codable {
    /// The sources decide it, without a build.
    case sources
    /// The compiler rejects violations.
    case compiler
    /// A test has to run the code.
    case test
    /// It follows from other rules.
    case implied
    /// Only a reviewer can decide it.
    case review
  }

  /// Creates a rule that sources decide.
  init(
    _ number: Int, _ title: String, wayOut: String,
    violations: @escaping @Sendable (CheckedPackage) -> [Violation]
  ) {
    (self.number, self.title, decision, advice) = (number, title, .sources, wayOut)
    self.violations = violations
  }

  /// Creates a rule that sources do not decide.
  init(_ number: Int, _ title: String, by decision: Decision, _ advice: String) {
    (self.number, self.title, self.decision, self.advice) = (number, title, decision, advice)
    violations = nil
  }

  /// Whether sources decide it.
  package var isStatic: Bool { violations != nil }

  /// Returns the violations of the rule in a package.
  func findings(in package: CheckedPackage) -> [StrictureFinding] {
    (violations?(package) ?? []).map {
      StrictureFinding(
        rule: number, file: $0.file, position: $0.position, problem: $0.problem, wayOut: advice)
    }
  }
}

extension Stricture {
  /// All rules, by number.
  package static let all: [Stricture] = [
    ownSourceSet, noOtherLayers, consumerPlace, otherViewControllers, embedding,
    Stricture(
      6, "view controllers talk neither to one another nor to services", by: .implied,
      "rules 2 and 4 leave no way to"),
    modelTypes,
    Stricture(
      8, "view controllers work on the main thread", by: .compiler,
      "their base class is @MainActor, and Swift 6 refuses calls from elsewhere"),
    ownTransitioningDelegate, controlTargets, inputs, outputs, coordinatorBase,
    Stricture(
      14, "there is one root coordinator, and every other one is the child of one", by: .test,
      "after the launch: one coordinator has no parent, and those above a started one are started"),
    superCalls, aggregatesHandedOn, dispatcherHandedOn, commandMethods,
    Stricture(
      19, "coordinators use no services themselves and decide little", by: .review,
      "rule 18 sees to it in methods of commands; elsewhere a reader decides"),
    Stricture(
      20, "coordinators work on the main thread", by: .compiler,
      "their base class is @MainActor, and Swift 6 refuses calls from elsewhere"),
    transitioningDelegates, mediatorServices, consumerOnly, consumerIsolation, consumerValues,
    mediatorDelegates,
    Stricture(
      27, "mediators bring changes of the model to the main thread", by: .test,
      "with a service that changes elsewhere: the consumer is @MainActor (rule 24) and gets all changes"),
    commandShape, commandHandlers, handlersOnStop, broadcastKeys, separateTrees, publicSymbols,
    showcaseIsolation,
  ]
}
