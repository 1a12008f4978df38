import Storyboards

extension StoryboardDifference {
  /// How many nodes differ.
  package var nodeCount: Int { steps.reduce(0) { $0 + $1.nodes.count } }

  /// How much differs, as `text, 1 node in 1 step`; empty where no step does.
  package var extent: String {
    guard let severity = steps.map(\.severity).min() else { return "" }
    return "\(severity), \(Self.count(nodeCount, "node")) in \(Self.count(steps.count, "step"))"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
