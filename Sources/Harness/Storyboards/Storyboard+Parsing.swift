import Diagnostics
import GoldenFiles
import RenderTree
import TextFormats
import UTF8Text

extension Storyboard {
  /// Parses a golden; throws what was found, what was expected, and where.
  ///
  /// Only the canonical spelling is accepted: ``text`` of the storyboard is the same text.
  ///
  /// - Parameters:
  ///   - text: The golden.
  ///   - scenario: The scenario that the head must name; any scenario by default.
  package init(text: String, of scenario: ScenarioName? = nil) throws(Diagnostic) {
    self.init(useCase: "", script: "", configuration: "", steps: [])
    try read(text, of: scenario)
  }

  /// Parses a golden up to its first fault, and returns the steps before the fault, and the fault.
  ///
  /// - Parameters:
  ///   - text: The golden.
  ///   - scenario: The scenario that the head must name; `nil` for any scenario.
  package static func readablePart(
    of text: String, of scenario: ScenarioName?
  ) -> (storyboard: Storyboard, fault: Diagnostic?) {
    var storyboard = Storyboard(useCase: "", script: "", configuration: "", steps: [])
    do throws(Diagnostic) {
      try storyboard.read(text, of: scenario)
      return (storyboard, nil)
    } catch {
      return (storyboard, error)
    }
  }

  private mutating func read(_ text: String, of scenario: ScenarioName?) throws(Diagnostic) {
    // Created as a storyboard, so that the head is compared with what would be written.
    let wanted = scenario.map { Storyboard(of: $0, steps: []) }
    var lines = try SourceLine.lines(of: text)[...]
    try Self.checkVersion(lines.popFirst())
    useCase = try Self.heading("use case", in: lines.popFirst(), wanted: wanted?.useCase)
    script = try Self.heading("script", in: lines.popFirst(), wanted: wanted?.script)
    configuration = try Self.heading("configuration", in: lines.popFirst(), wanted: wanted?.configuration)
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

  /// Reads a line of the head, whose value must be `wanted` unless that is `nil`.
  private static func heading(
    _ name: String, in line: SourceLine?, wanted: String?
  ) throws(Diagnostic) -> String {
    let value = try heading(name, in: line)
    let position = SourcePosition(line: line?.position.line ?? 1, column: name.unicodeScalars.count + 3)
    try require(value, of: name, wanted: wanted, at: position)
    return value
  }

  /// Throws if a golden names another scenario than its path.
  static func require(
    _ value: String, of name: String, wanted: String?, at position: SourcePosition
  ) throws(Diagnostic) {
    guard let wanted, !value.isIdentical(to: wanted) else { return }
    throw Diagnostic(
      "the golden is of the \(name) '\(value.oneLine)'", at: position,
      expected: "'\(wanted.oneLine)', which the file's path names")
  }

  private static func heading(_ name: String, in line: SourceLine?) throws(Diagnostic) -> String {
    guard let line else {
      let number = (names.firstIndex(of: name) ?? 0) + 2
      throw Diagnostic(
        "the head is not complete", at: SourcePosition(line: number, column: 1),
        expected: "'\(name): ' and its value")
    }
    // An empty value is written without the space.
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

  /// Returns the lines of each step; each step follows an empty line.
  private static func blocks(of lines: ArraySlice<SourceLine>) throws(Diagnostic) -> [[SourceLine]] {
    guard let first = lines.first else { return [] }
    guard first.text.isEmpty else {
      throw Diagnostic("found '\(first.text)'", at: first.position, expected: "an empty line before the step")
    }
    // With an empty line appended, a golden that ends with an empty line lacks a step, too.
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
    var rest = lines.dropFirst()
    var step = Step(cause: cause, tree: RenderNode(""))
    step.calls = try Step.values(after: .called, takenFrom: &rest)
    step.pending = try Step.values(after: .pending, takenFrom: &rest)
    step.awaited = try Step.values(after: .awaited, takenFrom: &rest)
    let body = Array(rest)
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

  /// Returns the tree of the last step after the changes of `lines`.
  func changedTree(_ lines: [SourceLine]) throws(Diagnostic) -> RenderNode {
    guard let last = steps.last else {
      throw Diagnostic(
        "the first step has no tree", at: lines.first?.position, expected: "the whole tree")
    }
    guard !lines.isEmpty else { return last.tree }
    var changing = ChangingTree(last.tree)
    let changes = try changing.apply(lines)
    let tree = changing.tree
    // The spelling of each line has been compared, so lines differ only if the changes do.
    if TreeDifference(from: last.tree, to: tree).changes != changes {
      try Self.require(ChangingTree(last.tree).lines(to: tree), in: lines)
    }
    return tree
  }

  /// Throws, at the first scalar that differs, unless the lines are those that are written for their step.
  ///
  /// Other changes may result in the same tree: in another order, or some of them twice.
  private static func require(_ written: [String], in lines: [SourceLine]) throws(Diagnostic) {
    let same = zip(lines, written).prefix { $0.text.isIdentical(to: $1) }.count
    guard same < max(lines.count, written.count) else { return }
    let line = lines[min(same, lines.count - 1)]
    let expected = same < written.count ? written[same] : nil
    let column =
      same < lines.count
      ? zip(line.text.unicodeScalars, (expected ?? "").unicodeScalars).prefix { $0 == $1 }.count
      : line.text.unicodeScalars.count
    throw Diagnostic(
      "these are not the lines that are written for this step",
      at: SourcePosition(line: line.position.line, column: line.position.column + column),
      expected: expected ?? "the end of the step")
  }
}

extension Step {
  fileprivate static func cause(in line: SourceLine, number: Int) throws(Diagnostic) -> String {
    let number = "[\(number)]"
    guard line.scanner.stands(number) else {
      throw Diagnostic(
        "found '\(line.text)'", at: line.position, expected: "'\(number) ' and the cause of the step")
    }
    return try value(in: line, after: number, spaces: 1)
  }

  /// Removes the first lines with a keyword, and returns what follows it in each.
  fileprivate static func values(
    after keyword: ChangeKeyword, takenFrom lines: inout ArraySlice<SourceLine>
  ) throws(Diagnostic) -> [String] {
    let spaces = keyword.padded.utf8.count - keyword.rawValue.utf8.count
    var values: [String] = []
    while let line = lines.first, ChangeKeyword(of: line) == keyword {
      values.append(try value(in: line, after: keyword.rawValue, spaces: spaces))
      lines.removeFirst()
    }
    return values
  }

  /// Returns what follows `word` and some spaces, which are left out if nothing follows.
  private static func value(
    in line: SourceLine, after word: String, spaces: Int
  ) throws(Diagnostic) -> String {
    if line.text == word { return "" }
    let value = line.dropping(word.unicodeScalars.count + spaces)
    try line.requireSpelling("\(word)\(String(repeating: " ", count: spaces))\(value.text)")
    guard !value.text.isEmpty else { throw value.scanner.unexpected(expected: "'\(word)' or a value") }
    return try value.readOneLine()
  }

  /// Whether the lines are a whole tree; otherwise they are changes.
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
