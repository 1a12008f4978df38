import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

extension Storyboard {
  /// Parses a golden; throws what was found, what was expected, and where.
  ///
  /// Each line must be in its canonical spelling: writing the storyboard again gives the same text.
  package init(text: String) throws(Diagnostic) {
    self.init(useCase: "", script: "", configuration: "", steps: [])
    try read(text)
  }

  /// Parses a golden as far as it can be read: the steps before the first fault, and the fault.
  package static func readablePart(of text: String) -> (storyboard: Storyboard, fault: Diagnostic?) {
    var storyboard = Storyboard(useCase: "", script: "", configuration: "", steps: [])
    do throws(Diagnostic) {
      try storyboard.read(text)
      return (storyboard, nil)
    } catch {
      return (storyboard, error)
    }
  }

  private mutating func read(_ text: String) throws(Diagnostic) {
    var lines = try SourceLine.lines(of: text)[...]
    try Self.checkVersion(lines.popFirst())
    useCase = try Self.heading("use case", in: lines.popFirst())
    script = try Self.heading("script", in: lines.popFirst())
    configuration = try Self.heading("configuration", in: lines.popFirst())
    for block in try Self.blocks(of: lines) {
      try append(block)
    }
  }

  private static func checkVersion(_ line: SourceLine?) throws(Diagnostic) {
    var scanner = line?.scanner ?? SourceScanner("")
    guard let line, scanner.skip("\(formatName) ") else {
      throw Diagnostic(
        "the file is not a storyboard", at: .start,
        expected: "'\(formatName) \(formatVersion)' in the first line")
    }
    try checkVersion(scanner.take { _ in true }, at: line.position)
  }

  static func checkVersion(_ version: String, at position: SourcePosition) throws(Diagnostic) {
    guard version != "\(formatVersion)" else { return }
    throw Diagnostic(
      "the storyboard is of version '\(version)', which this Showcase cannot read", at: position,
      expected: "version \(formatVersion)")
  }

  /// The names of the head's lines, which follow the version.
  private static let names = ["use case", "script", "configuration"]

  private static func heading(_ name: String, in line: SourceLine?) throws(Diagnostic) -> String {
    guard let line else {
      let number = (names.firstIndex(of: name) ?? 0) + 2
      throw Diagnostic(
        "the head is not complete", at: SourcePosition(line: number, column: 1),
        expected: "'\(name): ' and its value")
    }
    if line.text == "\(name):" { return "" }
    guard line.scanner.stands("\(name): ") else {
      throw Diagnostic(
        "found '\(line.text)'", at: line.position, expected: "'\(name): ' and its value",
        nearest: nearestName(to: line.firstWord(before: ":"), in: [name]))
    }
    let value = line.dropping(name.unicodeScalars.count + 2)
    guard !value.text.isEmpty else { throw value.scanner.unexpected(expected: "'\(name):' or a value") }
    return try value.readOneLine()
  }

  /// Returns the lines of each step; an empty line is before each of them.
  private static func blocks(of lines: ArraySlice<SourceLine>) throws(Diagnostic) -> [[SourceLine]] {
    guard let first = lines.first else { return [] }
    guard first.text.isEmpty else {
      throw Diagnostic("found '\(first.text)'", at: first.position, expected: "an empty line before the step")
    }
    for (line, next) in zip(lines, lines.dropFirst() + [SourceLine("")])
    where line.text.isEmpty && next.text.isEmpty {
      throw Diagnostic("the step is missing", at: line.position, expected: "a step after each empty line")
    }
    return lines.split { $0.text.isEmpty }.map { Array($0) }
  }
}

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

  /// Returns what follows `word` and some blanks, which are left out where nothing follows.
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
      // The line may also be a change with a misspelled keyword.
      let fault = ChangeKeyword.missing(in: line)
      throw fault.nearest == nil ? error : fault
    }
  }
}
