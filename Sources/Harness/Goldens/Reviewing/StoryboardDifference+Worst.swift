import Diffing
import Storyboards

extension StoryboardDifference {
  /// The steps that differ, those with the worst difference first.
  public var worstSteps: [StepDifference] {
    steps.enumerated().sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
      .map(\.element)
  }

  /// How many nodes differ.
  public var nodeCount: Int { steps.reduce(0) { $0 + $1.nodes.count } }

  /// How much differs, as `text, 1 node in 1 step`; empty where no step does.
  public var extent: String {
    guard let severity = steps.map(\.severity).min() else { return "" }
    return "\(severity), \(Self.count(nodeCount, "node")) in \(Self.count(steps.count, "step"))"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension StepDifference {
  /// How bad the worst difference is; a step or a call too many or too few is one of structure.
  public var severity: Severity {
    let hasOtherInput = kind != .same || !missingCalls.isEmpty || !extraCalls.isEmpty
    return hasOtherInput ? .structure : nodes.map(\.severity).min() ?? .geometry
  }
}
