import RenderTree
@_exported import Snapshotting
import Storyboards

extension SnapshotStrategy where Value == RenderNode {
  /// A render tree's canonical text, in a `.txt` file; a failure lists what differs node by node.
  public static var renderTree: SnapshotStrategy {
    SnapshotStrategy(
      fileExtension: "txt", summary: { TreeSummary.lines(from: $0, to: $1) { try RenderNode(text: $0) } },
      write: { tree, buffer in tree.write(to: buffer) })
  }

  /// A render tree's canonical JSON, in a `.json` file; a failure lists what differs node by node.
  public static var renderTreeJSON: SnapshotStrategy {
    SnapshotStrategy(
      fileExtension: "json", summary: { TreeSummary.lines(from: $0, to: $1) { try RenderNode(json: $0) } },
      write: { tree, buffer in tree.writeJSON(to: buffer) })
  }
}

/// What differs between two render trees, in the lines of a storyboard's differences.
private enum TreeSummary {
  /// Returns a line for each node that differs, worst first; `nil` if a text is not a tree.
  static func lines(
    from golden: String, to new: String, reading read: (String) throws -> RenderNode
  ) -> [String]? {
    guard let before = try? read(golden), let after = try? read(new) else { return nil }
    let difference = StoryboardDifference(golden: storyboard(of: before), actual: storyboard(of: after))
    return difference.steps.flatMap(\.nodeLines)
  }

  private static func storyboard(of tree: RenderNode) -> Storyboard {
    Storyboard(useCase: "", script: "", configuration: "", steps: [Step(cause: "launch", tree: tree)])
  }
}
