import SourceText

extension StoryboardDifference {
  /// The differences as plain text: what the golden has with `-`, what came instead with `+`.
  ///
  ///     step 1: launch
  ///       changed UILabel #title "Sync": "Sync" -> "Synk" (the same in steps 2-3)
  public var lines: [String] {
    headings + steps.flatMap(\.lines)
  }
}

extension StepDifference {
  /// The step with its number and cause, and below it what differs, indented.
  public var lines: [String] {
    let calls = missingCalls.map { "- \(Step.callLine($0))" } + extraCalls.map { "+ \(Step.callLine($0))" }
    let below = otherCauseLines + calls + nodes.flatMap { $0.lines(from: number) }
    return ["step \(number): \(cause.oneLine)\(note)"] + below.map { "  " + $0 }
  }

  private var note: String {
    switch kind {
    case .missing: " (missing)"
    case .extra: " (extra)"
    case .otherCause, .same: ""
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

  private func persistence(from step: Int) -> String {
    guard let lastStep else { return "" }
    return lastStep == step + 1
      ? " (the same in step \(lastStep))" : " (the same in steps \(step + 1)-\(lastStep))"
  }
}
