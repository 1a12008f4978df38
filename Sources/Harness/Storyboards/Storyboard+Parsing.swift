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
  ///   - isWhole: Whether the trees are those of the stage, rather than condensed ones as in a golden; `false` by
  ///     default.
  package init(text: String, of scenario: ScenarioName? = nil, isWhole: Bool = false) throws(Diagnostic) {
    self.init(useCase: "", script: "", configuration: "", steps: [])
    try read(text, of: scenario, isWhole: isWhole)
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
      try storyboard.read(text, of: scenario, isWhole: false)
      return (storyboard, nil)
    } catch {
      return (storyboard, error)
    }
  }

  private mutating func read(
    _ text: String, of scenario: ScenarioName?, isWhole: Bool
  ) throws(Diagnostic) {
    // Created as a storyboard, so that the head is compared with what would be written.
    let wanted = scenario.map { Storyboard(of: $0, steps: []) }
    var lines = try SourceLine.lines(of: text)[...]
    try Self.checkVersion(lines.popFirst())
    try readHead(&lines, wanted: wanted)
    var removed = RemovedSubtrees()
    for block in try Self.blocks(of: lines) {
      if block[0].text == "[end]" {
        try readEnding(block)
      } else {
        try append(block, isWhole: isWhole, &removed)
      }
    }
  }

  /// Reads the lines of the head that follow the version.
  mutating func readHead(_ lines: inout ArraySlice<SourceLine>, wanted: Storyboard?) throws(Diagnostic) {
    useCase = try Self.heading("use case", in: lines.popFirst(), wanted: wanted?.useCase)
    script = try Self.heading("script", in: lines.popFirst(), wanted: wanted?.script)
    configuration = try Self.heading("configuration", in: lines.popFirst(), wanted: wanted?.configuration)
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
    let number = Int(version)
    let advice =
      switch number {
      case 1: "; 'showcase migrate' turns texts of version 1 into it"
      case let number? where number > formatVersion: "; a newer Showcase wrote the golden"
      default: ""
      }
    throw Diagnostic(
      "the storyboard is of version '\(version)', which this Showcase cannot compare", at: position,
      expected: "version \(formatVersion)\(advice)")
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
  static func blocks(of lines: ArraySlice<SourceLine>) throws(Diagnostic) -> [[SourceLine]] {
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
  private mutating func append(
    _ lines: [SourceLine], isWhole: Bool, _ removed: inout RemovedSubtrees
  ) throws(Diagnostic) {
    let cause = try Step.cause(in: lines[0], number: steps.count + 1)
    guard ending.isEmpty else {
      throw Diagnostic("found a step after the end", at: lines[0].position, expected: "the end of the file")
    }
    var rest = lines.dropFirst()
    var step = Step(cause: cause, tree: RenderNode(""))
    step.calls = try Step.values(after: .called, takenFrom: &rest)
    step.animations = try Step.values(after: .animated, takenFrom: &rest)
    step.tree = try tree(of: Array(rest), below: lines[0], &removed)
    // Also what reads well is refused, unless it is what would be written; a step without changes has a tree that was
    // checked before.
    if !isWhole, !rest.isEmpty {
      let condensed = step.tree.condensed
      guard condensed == step.tree else {
        throw uncondensed(lines: Array(rest), below: lines[0], tree: step.tree, condensed: condensed)
      }
    }
    steps.append(step)
  }

  /// Parses the lines below `[end]`.
  private mutating func readEnding(_ lines: [SourceLine]) throws(Diagnostic) {
    guard ending.isEmpty, !steps.isEmpty else {
      throw Diagnostic(
        "found the end \(steps.isEmpty ? "before the launch" : "twice")", at: lines[0].position,
        expected: steps.isEmpty ? "'[1] launch'" : "one end")
    }
    var rest = lines.dropFirst()
    for (keyword, path) in StoryboardKeyword.ofEnding {
      let lines = rest
      let values = try Step.values(after: keyword, takenFrom: &rest)
      if let index = values.indices.dropFirst().first(where: { values[$0] < values[$0 - 1] }) {
        let line = lines[lines.startIndex + index]
        throw Diagnostic(
          "the lines of '\(keyword.rawValue)' are not in order", at: line.position,
          expected: "'\(line.text)' above '\(lines[lines.startIndex + index - 1].text)'")
      }
      ending[keyPath: path] = values
    }
    if let line = rest.first {
      throw StoryboardKeyword.missing(in: line, of: StoryboardKeyword.ofEnding.map(\.0))
    }
    guard !ending.isEmpty else {
      throw Diagnostic("nothing is left at the end", at: lines[0].position, expected: "a line below '[end]'")
    }
  }

  /// Returns the tree of the next step: a whole one, or that of the last step after the changes.
  private func tree(
    of lines: [SourceLine], below heading: SourceLine, _ removed: inout RemovedSubtrees
  ) throws(Diagnostic) -> RenderNode {
    guard let last = steps.last else { return try wholeTree(lines, below: heading) }
    guard let line = lines.first else { return last.tree }
    if StoryboardKeyword(of: line)?.isChange == true { return try changedTree(lines, &removed) }
    let tree = try wholeTree(lines, below: heading)
    let difference = TreeDifference(from: last.tree, to: tree)
    let returns = removed.returns(in: difference)
    let before = ChangingTree(last.tree)
    guard !difference.isEmpty, difference.changesMost(of: tree, returns) else {
      throw Diagnostic(
        "the step changes few nodes, and has a whole tree", at: line.position,
        expected: before.lines(of: difference, returns).first ?? "the end of the step")
    }
    removed.note(difference, from: before, step: steps.count + 1)
    return tree
  }

  private func wholeTree(
    _ lines: [SourceLine], below heading: SourceLine
  ) throws(Diagnostic) -> RenderNode {
    guard let line = lines.first, !steps.isEmpty || StoryboardKeyword(of: line) == nil else {
      throw Diagnostic(
        "the first step has no tree", at: lines.first?.position ?? heading.position,
        expected: "the whole tree")
    }
    do {
      return try RenderNode(lines: lines)
    } catch {
      // The line may also be a change with a misspelled keyword.
      let fault = StoryboardKeyword.missing(in: line, of: StoryboardKeyword.changes)
      throw steps.isEmpty || fault.nearest == nil ? error : fault
    }
  }

  /// Returns the fault of a tree that would be written otherwise: at the line of its first such node if the step is a
  /// whole tree, else at the heading.
  private func uncondensed(
    lines: [SourceLine], below heading: SourceLine, tree: RenderNode, condensed: RenderNode
  ) -> Diagnostic {
    let expected = zip(tree.lines, condensed.lines).enumerated().first { $1.0 != $1.1 }
    let isWhole = lines.first.map { StoryboardKeyword(of: $0) == nil } ?? false
    let position = expected.flatMap { isWhole && $0.offset < lines.count ? lines[$0.offset].position : nil }
    return Diagnostic(
      "a node is not written as in goldens", at: position ?? heading.position,
      expected: expected.map { "'\($0.element.1)'" } ?? "fewer lines, since what cannot be seen is one line")
  }

  /// Returns the tree of the last step after the changes of `lines`.
  func changedTree(
    _ lines: [SourceLine], _ removed: inout RemovedSubtrees
  ) throws(Diagnostic) -> RenderNode {
    guard let last = steps.last else {
      throw Diagnostic(
        "the first step has no tree", at: lines.first?.position, expected: "the whole tree")
    }
    guard !lines.isEmpty else { return last.tree }
    let before = ChangingTree(last.tree)
    var changing = before
    let changes = try changing.apply(lines, after: removed)
    guard let tree = changing.settledTree else {
      throw Diagnostic(
        "a change above does not fit the tree", at: lines.last?.position,
        expected: "changes of nodes that stay in the tree")
    }
    let difference = TreeDifference(from: last.tree, to: tree)
    let returns = removed.returns(in: difference)
    if difference.changesMost(of: tree, returns) { try Self.require(tree.lines, in: lines) }
    // The spelling of each other line has been compared, so lines differ only if the changes do.
    let hasReturns = !returns.isEmpty || lines.contains { StoryboardKeyword(of: $0) == .back }
    if hasReturns || difference.changes != changes {
      try Self.require(before.lines(of: difference, returns), in: lines)
    }
    removed.note(difference, from: before, step: steps.count + 1)
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
