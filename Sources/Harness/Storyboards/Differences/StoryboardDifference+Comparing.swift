import RenderTree
import UTF8Text

extension StoryboardDifference {
  /// Compares an actual storyboard with its golden. Steps are matched by their causes, nodes by
  /// ``TreeDifference``.
  package init(golden: Storyboard, actual: Storyboard) {
    headings = zip(golden.headings, actual.headings).flatMap { old, new in
      old.value.isIdentical(to: new.value)
        ? []
        : ["- \(old.name): \(old.value.oneLine)", "+ \(new.name): \(new.value.oneLine)"].shownApart
    }
    let pairs = StepPair.aligned(golden.steps, actual.steps)
    let nodes = NodeDifference.firstSeen(in: pairs, golden: golden.steps, actual: actual.steps)
    steps = zip(pairs, nodes).compactMap { pair, nodes in
      StepDifference(pair, golden: golden, actual: actual, nodes: nodes)
    }
  }
}

extension StepDifference {
  /// Creates the difference of a pair of steps; `nil` if nothing differs that did not differ before.
  fileprivate init?(_ pair: StepPair, golden: Storyboard, actual: Storyboard, nodes: [NodeDifference]) {
    let events = pair.golden.flatMap { old in
      pair.actual.map { golden.differingEvents(ofStep: old, from: actual, step: $0) }
    }
    let (golden, actual) = (golden.steps, actual.steps)
    switch (pair.golden, pair.actual) {
    case (let old?, nil): self.init(number: old + 1, cause: golden[old].cause, kind: .missing)
    case (nil, let new?): self.init(number: new + 1, cause: actual[new].cause, kind: .extra)
    case (let old?, let new?):
      self.init(number: old + 1, cause: golden[old].cause, kind: Self.kind(golden[old], actual[new]))
      (missingEvents, extraEvents) = events ?? ([], [])
      if new != old { actualNumber = new + 1 }
      self.nodes = nodes
      shifts = FrameShift.all(in: nodes, from: golden[old].tree)
      if kind == .same, missingEvents.isEmpty, extraEvents.isEmpty, nodes.isEmpty { return nil }
    case (nil, nil): return nil
    }
  }

  private static func kind(_ golden: Step, _ actual: Step) -> Kind {
    golden.cause.isIdentical(to: actual.cause) ? .same : .otherCause(actual.cause)
  }
}

extension Storyboard {
  /// Returns the lines of calls and animations that only a step of this golden has, and those that only the actual step
  /// has; the last steps of both also have the lines of the endings.
  ///
  /// Events are compared as a list, since their order matters.
  ///
  /// - Parameters:
  ///   - index: The step's index.
  ///   - actual: The actual storyboard.
  ///   - other: The index of the actual step.
  package func differingEvents(
    ofStep index: Int, from actual: Storyboard, step other: Int
  ) -> (missing: [String], extra: [String]) {
    let isLast = index == steps.count - 1 && other == actual.steps.count - 1
    let before = steps[index].eventLines + (isLast ? ending.lines : [])
    let after = actual.steps[other].eventLines + (isLast ? actual.ending.lines : [])
    guard !before.elementsEqual(after, by: { $0.isIdentical(to: $1) }) else { return ([], []) }
    let events = ListDifference(from: before, to: after)
    return (events.missing.map { before[$0] }, events.extra.map { after[$0] })
  }
}

extension NodeDifference {
  /// Returns for each pair the differences of its trees that the previous pair did not have, worst first.
  fileprivate static func firstSeen(
    in pairs: [StepPair], golden: [Step], actual: [Step]
  ) -> [[NodeDifference]] {
    var result = pairs.map { _ in [NodeDifference]() }
    /// The first reports of the differences that still persist; several may have the same words.
    var reported: [Words: [(pair: Int, index: Int)]] = [:]
    for (number, pair) in pairs.enumerated() {
      guard let old = pair.golden, let new = pair.actual else { continue }
      var persisting: [Words: [(pair: Int, index: Int)]] = [:]
      for difference in all(from: golden[old].tree, to: actual[new].tree) {
        // Differences are recognized by their words. Of several with the same words, the first
        // persists as the first, the second as the second, and only those beyond the former count
        // are new.
        let words = Words(difference)
        let alikeCount = persisting[words, default: []].count
        if let all = reported[words], alikeCount < all.count {
          let first = all[alikeCount]
          result[first.pair][first.index].lastStep = old + 1
          persisting[words, default: []].append(first)
        } else {
          persisting[words, default: []].append((number, result[number].count))
          result[number].append(difference)
        }
      }
      // A difference that this pair lacks has ended: if it recurs, it is reported again.
      reported = persisting
    }
    return result
  }

  /// The text by which a difference is recognized in a later step, as bytes: equal strings may differ in their forms of `é`.
  private struct Words: Hashable {
    private let bytes: [[UInt8]]

    init(_ difference: NodeDifference) {
      bytes = ([difference.line] + difference.nodes).map { Array($0.utf8) }
    }
  }

  /// Returns all differences of two trees, worst severity first, otherwise in the order of the changes.
  private static func all(from golden: RenderNode, to actual: RenderNode) -> [NodeDifference] {
    // Most trees are equal, and need no addresses.
    guard golden != actual else { return [] }
    var tree = ChangingTree(golden)
    let differences = TreeDifference(from: golden, to: actual, identity: .likely).changes.map { change in
      let line = tree.line(of: change, isTelling: true)
      _ = tree.apply(change)
      return NodeDifference(change: change, line: line, nodes: change.markedLines)
    }
    let bySeverity = Dictionary(grouping: differences, by: \.severity)
    return Severity.allCases.flatMap { bySeverity[$0, default: []] }
  }
}

extension TreeChange {
  /// The lines of removed nodes with `- `, and of added ones with `+ `.
  fileprivate var markedLines: [String] {
    switch self {
    case .added(let node, _, _): node.lines.map { "+ " + $0 }
    case .removed(_, let node): node.lines.map { "- " + $0 }
    case .replaced(let before, let after): before.lines.map { "- " + $0 } + after.lines.map { "+ " + $0 }
    case .changed, .hidden, .moved, .swapped: []
    case .shown(_, _, let after): after.lines.map { "+ " + $0 }
    }
  }
}
