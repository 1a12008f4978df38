import Diffing
import Storyboards

extension StoryboardDifference {
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
