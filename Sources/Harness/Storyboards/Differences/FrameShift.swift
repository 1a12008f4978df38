import RenderTree
import UTF8Text

/// Nodes of one step whose frames changed by the same amount, which are reported in one line.
package struct FrameShift: Hashable, Sendable {
  /// The change of all of the nodes.
  ///
  /// ```text
  /// shifted 12 nodes in UITableView #settings by (0 44)
  /// ```
  package var line: String
  /// The indices of the nodes' own differences in ``StepDifference/nodes``, ascending.
  package var nodes: [Int]
}

extension FrameShift {
  /// Returns the shifts among differences from the golden's tree: each has two or more nodes, which
  /// differ in the same steps.
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

  /// Returns the path of the nearest common ancestor of the nodes, or of the root if the root is one of
  /// them.
  private static func commonAncestor(of paths: [TreePath]) -> TreePath {
    // Without its last index, a path is that of the parent.
    let parents = paths.map { $0.dropLast() }
    return parents.dropFirst().reduce(Array(parents[0])) { common, path in
      zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
  }

  /// The change of a frame, and the last step that has it.
  private struct Amount: Hashable {
    /// The difference of each of the frame's numbers.
    let frame: RenderFrame
    let lastStep: Int?

    /// Creates the amount if only the node's position changed, or only its size; otherwise `nil`.
    init?(_ difference: NodeDifference) {
      guard case .changed(_, let before, let after) = difference.change, let old = before.frame,
        let new = after.frame
      else { return nil }
      frame = RenderFrame(
        x: new.x - old.x, y: new.y - old.y, width: new.width - old.width, height: new.height - old.height)
      lastStep = difference.lastStep
      // With the new frame, the lines are equal only if nothing else differs.
      var expected = before
      expected.frame = new
      // Amounts that overflow cannot be written, and would be equal for different changes.
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
