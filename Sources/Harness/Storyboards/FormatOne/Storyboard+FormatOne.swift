import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

extension Storyboard {
  /// Reads a golden of format 1, with the whole trees of all its steps.
  ///
  /// Format 1 wrote the tree after each `snapshot` again, and what cannot be seen in full; it named nodes with the count
  /// of those like them, and places by an index.
  ///
  ///     let storyboard = try Storyboard(formatOne: text)
  ///     storyboard.condensed.text  // the same golden in this format
  ///
  /// - Parameters:
  ///   - text: The golden, whose first line names version 1.
  ///   - scenario: The scenario that the head must name; any scenario by default.
  /// - Throws: A diagnostic with what was found, what was expected, and the position. A spelling that format 1 would
  ///   not have written is accepted if its meaning is clear.
  package init(formatOne text: String, of scenario: ScenarioName? = nil) throws(Diagnostic) {
    self.init(useCase: "", script: "", configuration: "", steps: [])
    var lines = try SourceLine.lines(of: text)[...]
    guard let version = lines.popFirst(), version.text == "\(Self.formatName) 1" else {
      throw Diagnostic(
        "the file is not a golden of format 1", at: .start,
        expected: "'\(Self.formatName) 1' in the first line")
    }
    try readHead(&lines, wanted: scenario.map { Storyboard(of: $0, steps: []) })
    for block in try Self.blocks(of: lines) { try appendFormatOne(block) }
  }

  private mutating func appendFormatOne(_ lines: [SourceLine]) throws(Diagnostic) {
    var step = Step(cause: try Step.cause(in: lines[0], number: steps.count + 1), tree: RenderNode(""))
    var rest = lines.dropFirst()
    step.calls = try Step.values(after: .called, takenFrom: &rest)
    // Format 1 had these in the last step.
    ending.pending += try Step.values(after: .pending, takenFrom: &rest)
    ending.awaited += try Step.values(after: .awaited, takenFrom: &rest)
    step.tree = try treeOfFormatOne(Array(rest), below: lines[0])
    steps.append(step)
  }

  private func treeOfFormatOne(
    _ lines: [SourceLine], below heading: SourceLine
  ) throws(Diagnostic) -> RenderNode {
    guard let first = lines.first else {
      guard let last = steps.last else {
        throw Diagnostic("the first step has no tree", at: heading.position, expected: "the whole tree")
      }
      return last.tree
    }
    guard let last = steps.last, FormerChange.isChange(first) else { return try RenderNode(lines: lines) }
    var tree = FormerTree(last.tree)
    try tree.apply(lines)
    return tree.tree
  }
}
