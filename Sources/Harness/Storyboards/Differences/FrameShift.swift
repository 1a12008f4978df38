import RenderTree
import UTF8Text

/// Nodes of one step whose frames changed by the same amount, reported in one line instead of one for each.
package struct FrameShift: Hashable, Sendable {
  /// What happened to all of the nodes.
  ///
  ///     shifted 12 nodes in UITableView #settings by (0 44)
  package var line: String
  /// The indices of the nodes' own differences in ``StepDifference/nodes``, ascending.
  package var nodes: [Int]
}

extension FrameShift {
  /// The shifts among differences from the golden's tree: two or more nodes that differ in the same steps.
  static func all(in differences: [NodeDifference], from golden: RenderNode) -> [FrameShift] {
    var groups: [Amount: [Int]] = [:]
    for (index, difference) in differences.enumerated() {
      if let amount = Amount(difference) { groups[amount, default: []].append(index) }
    }
    let shifts = groups.filter { $0.value.count > 1 }
    guard !shifts.isEmpty else { return [] }
    var tree = ChangingTree(golden)
    return shifts.sorted { $0.value[0] < $1.value[0] }.map { amount, nodes in
      let ancestor = commonAncestor(of: nodes.compactMap { differences[$0].changedPath })
      let name = String(writing: { tree.writeName(of: ancestor, isTelling: true, to: $0) })
      return FrameShift(
        line: "\(amount.verb) \(nodes.count) nodes in \(name) by \(amount.printed)", nodes: nodes)
    }
  }

  /// The path of the nearest node that all of the nodes are inside of; the root where the root is
  /// one of them.
  private static func commonAncestor(of paths: [TreePath]) -> TreePath {
    // Without the last index, the path is that of the parent: a node is not inside of itself.
    let parents = paths.map { $0.dropLast() }
    return parents.dropFirst().reduce(Array(parents[0])) { common, path in
      zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
  }

  /// By how much a frame changed, and for how long.
  private struct Amount: Hashable {
    /// The change of each of the frame's numbers.
    let frame: RenderFrame
    let lastStep: Int?

    /// The amount where only the node's position changed, or only its size.
    init?(_ difference: NodeDifference) {
      guard case .changed(_, let before, let after) = difference.change, let old = before.frame,
        let new = after.frame
      else { return nil }
      frame = RenderFrame(
        x: new.x - old.x, y: new.y - old.y, width: new.width - old.width, height: new.height - old.height)
      lastStep = difference.lastStep
      // With the other's frame, the lines are equal only where nothing else differs.
      var expected = before
      expected.frame = new
      // Amounts that overflow could not be written, and would be alike for nodes that are not.
      let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
      guard isFinite, expected.hasSameLine(as: after), isShift != isResizing else { return nil }
    }

    private var isShift: Bool { frame.x != 0 || frame.y != 0 }
    private var isResizing: Bool { frame.width != 0 || frame.height != 0 }

    var verb: String { isShift ? "shifted" : "resized" }

    /// `(0 44)`
    var printed: String {
      let (horizontal, vertical) = isShift ? (frame.x, frame.y) : (frame.width, frame.height)
      return "(\(horizontal.decimalText) \(vertical.decimalText))"
    }
  }
}

extension NodeDifference {
  /// The path in the golden's tree of a node whose line differs.
  fileprivate var changedPath: TreePath? {
    if case .changed(let path, _, _) = change { path } else { nil }
  }
}
