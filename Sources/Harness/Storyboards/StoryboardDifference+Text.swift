import TextFormats

extension StoryboardDifference {
  /// The differences as plain text: what the golden has with `-`, what came instead with `+`.
  ///
  /// They begin with the first step that diverges and the input that led there. Nodes that are shifted or resized
  /// together are one line; the worst of a step comes first.
  ///
  ///     step 1: launch
  ///       changed UILabel #title "Sync": "Sync" -> "Synk" (the same in steps 2-3)
  ///       shifted 12 nodes in UITableView #settings by (0 44)
  package var lines: [String] {
    headings + steps.flatMap(\.lines)
  }
}

extension StepDifference {
  /// The step with its number and cause, and below it what differs, indented.
  package var lines: [String] {
    let calls = missingCalls.map { "- \(Step.callLine($0))" } + extraCalls.map { "+ \(Step.callLine($0))" }
    let below = otherCauseLines + calls + nodeLines
    return ["step \(number): \(cause.oneLine)\(note)"] + below.map { "  " + $0 }
  }

  /// The lines of all nodes; a shift stands where the first of its nodes would.
  package var nodeLines: [String] {
    var shiftOfNode: [Int: FrameShift] = [:]
    for shift in shifts {
      for node in shift.nodes { shiftOfNode[node] = shift }
    }
    return nodes.enumerated().flatMap { index, node in
      guard let shift = shiftOfNode[index] else { return node.lines(from: number) }
      return shift.nodes.first == index ? [shift.line + node.persistence(from: number)] : []
    }
  }

  private var note: String {
    switch kind {
    case .missing: " (missing)"
    case .extra: " (extra)"
    case .otherCause, .same: actualNumber.map { " (now step \($0))" } ?? ""
    }
  }

  private var otherCauseLines: [String] {
    guard case .otherCause(let other, let isKeyFrame) = kind else { return [] }
    if other.isIdentical(to: cause) {
      return [isKeyFrame ? "+ key frame" : "- key frame"]
    }
    return ["- \(cause.oneLine)", "+ \(other.oneLine)"]
  }
}

extension NodeDifference {
  /// The change's line, and the nodes that went or came, indented.
  fileprivate func lines(from step: Int) -> [String] {
    [line + persistence(from: step)] + nodes.map { "  " + $0 }
  }

  fileprivate func persistence(from step: Int) -> String {
    guard let lastStep else { return "" }
    return lastStep == step + 1
      ? " (the same in step \(lastStep))" : " (the same in steps \(step + 1)-\(lastStep))"
  }
}
