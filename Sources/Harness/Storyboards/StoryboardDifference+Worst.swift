extension StoryboardDifference {
  /// The steps that diverge, those with the worst difference first, else in order.
  package var worstSteps: [StepDifference] {
    Severity.allCases.flatMap { severity in steps.filter { $0.severity == severity } }
  }

  /// The differences as ``lines`` tells them, the step with the worst one first.
  package var worstLines: [String] { headings + worstSteps.flatMap(\.lines) }
}

extension StepDifference {
  /// How bad the step's worst difference is; a step or a call too many or too few is one of structure.
  package var severity: Severity {
    let hasOtherInput = kind != .same || !missingCalls.isEmpty || !extraCalls.isEmpty
    return hasOtherInput ? .structure : nodes.map(\.severity).min() ?? .geometry
  }
}
