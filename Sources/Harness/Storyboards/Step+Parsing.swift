import Diagnostics
import RenderTree
import TextFormats

extension Storyboard {
  /// Parses the lines of the next step, and appends it.
  mutating func append(_ lines: [SourceLine]) throws(Diagnostic) {
    let cause = try Step.cause(in: lines[0], number: steps.count + 1)
    let calls = lines.dropFirst().prefix { ChangeKeyword(of: $0) == .called }
    let body = Array(lines.dropFirst(1 + calls.count))
    var step = Step(cause: cause, tree: RenderNode(""))
    for line in calls { step.calls.append(try Step.call(in: line)) }
    step.isKeyFrame = try Step.isTree(body, isFirst: steps.isEmpty)
    step.tree = step.isKeyFrame ? try tree(body, of: lines[0]) : try changedTree(body)
    steps.append(step)
  }

  private func tree(_ lines: [SourceLine], of heading: SourceLine) throws(Diagnostic) -> RenderNode {
    guard let line = lines.first, ChangeKeyword(of: line) == nil else {
      throw Diagnostic(
        "the first step has no tree", at: lines.first?.position ?? heading.position,
        expected: "the whole tree")
    }
    return try RenderNode(lines: lines)
  }

  /// The tree of the last step so far, after the changes of `lines`.
  func changedTree(_ lines: [SourceLine]) throws(Diagnostic) -> RenderNode {
    guard let last = steps.last else {
      throw Diagnostic(
        "the first step has no tree", at: lines.first?.position, expected: "the whole tree")
    }
    guard !lines.isEmpty else { return last.tree }
    var tree = ChangingTree(last.tree)
    try tree.apply(lines)
    return tree.tree
  }
}

extension Step {
  fileprivate static func cause(in line: SourceLine, number: Int) throws(Diagnostic) -> String {
    let number = "[\(number)]"
    guard line.scanner.stands(number) else {
      throw Diagnostic(
        "found '\(line.text)'", at: line.position, expected: "'\(number) ' and the cause of the step")
    }
    return try value(in: line, after: number, blanks: 1)
  }

  fileprivate static func call(in line: SourceLine) throws(Diagnostic) -> String {
    try value(in: line, after: ChangeKeyword.called.rawValue, blanks: 2)
  }

  /// What stands behind `word` and some blanks, which are there only when anything is.
  private static func value(
    in line: SourceLine, after word: String, blanks: Int
  ) throws(Diagnostic) -> String {
    if line.text == word { return "" }
    let value = line.dropping(word.unicodeScalars.count + blanks)
    try line.requireSpelling("\(word)\(String(repeating: " ", count: blanks))\(value.text)")
    guard !value.text.isEmpty else { throw value.scanner.unexpected(expected: "'\(word)' or a value") }
    return try value.readOneLine()
  }

  /// Whether the lines are a whole tree; else they are changes.
  fileprivate static func isTree(_ lines: [SourceLine], isFirst: Bool) throws(Diagnostic) -> Bool {
    if isFirst { return true }
    guard let line = lines.first, ChangeKeyword(of: line) == nil else { return false }
    do {
      _ = try RenderNode(line: line)
      return true
    } catch {
      let fault = ChangeKeyword.missing(in: line)
      throw fault.nearest == nil ? error : fault
    }
  }
}
