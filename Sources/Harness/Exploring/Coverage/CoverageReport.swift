/// What scripts leave out, for other programs.
package struct CoverageReport: Codable, Hashable {
  package var useCases: [Item]
  /// How many selected use cases other shards survey.
  package var useCasesInOtherShards: Int

  /// A use case.
  package struct Item: Codable, Hashable {
    package var useCase: String
    /// How many inputs its screens offer.
    package var offered: Int
    package var missing: [Missing]
    /// The configurations in which no script but the launch runs.
    package var idleConfigurations: [String]
    /// The scenarios that stopped before their end.
    package var stopped: [String]
  }

  /// What no script does.
  package struct Missing: Codable, Hashable {
    package var element: String
    package var input: Input.Kind
    /// The statements of a script that does it; `nil` if no interaction can find the element.
    package var statements: [String]?
  }

  /// - Parameter outcome: What scripts do.
  package init(_ outcome: CoverageSurvey.Outcome) {
    useCasesInOtherShards = outcome.useCasesInOtherShards
    useCases = outcome.useCases.map { useCase in
      Item(
        useCase: useCase.identifier, offered: useCase.offered.count,
        missing: useCase.missing.map {
          Missing(element: $0.use.element, input: $0.use.kind, statements: $0.statements)
        }, idleConfigurations: useCase.idleConfigurations, stopped: useCase.stopped)
    }
  }
}
