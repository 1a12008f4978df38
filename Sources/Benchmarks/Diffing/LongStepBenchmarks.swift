import RenderTree
import Storyboards

/// Steps in which a long list of siblings changes throughout: compared, written and read, by the
/// number of siblings.
@MainActor let longStepBenchmarks: [Benchmark] = LongStep.Edit.allCases.flatMap { edit in
  LongStep.Work.allCases.flatMap { work in
    [(7_500, 15_000), (15_000, 30_000)].map { fewer, more in
      Benchmark(
        name: "siblings \(edit.rawValue), \(work.rawValue), twice as many",
        baseline: contender(LongStep(edit, count: fewer), work),
        candidate: contender(LongStep(edit, count: more), work), rounds: 5)
    }
  }
}

@MainActor
private func contender(_ step: LongStep, _ work: LongStep.Work) -> Benchmark.Contender {
  Benchmark.Contender(name: "\(step.count) siblings") {
    let start = ProcessTime.now
    try step.run(work)
    return ProcessTime.now - start
  }
}

/// A step that changes a long list, with its golden.
private struct LongStep {
  /// What happens to the siblings.
  enum Edit: String, CaseIterable {
    case halved
    case reversed
    case shuffled
  }

  enum Work: String, CaseIterable {
    case compared
    case written
    case read
  }

  let count: Int
  private let before: Storyboard
  private let after: Storyboard
  private let text: String

  init(_ edit: Edit, count: Int) {
    self.count = count
    // Reordering equal siblings is not a change, so they have numbers.
    let siblings = (0..<count).map { number in
      RenderNode(
        "UILabel", text: edit == .halved ? nil : "\(number)",
        frame: RenderFrame(x: 0, y: 0, width: 100, height: 20))
    }
    let edited = edit.applied(to: siblings)
    before = Storyboard.ofSteps(siblings, siblings)
    after = Storyboard.ofSteps(siblings, edited)
    text = after.text
  }

  func run(_ work: Work) throws {
    switch work {
    case .compared: _ = StoryboardDifference(golden: before, actual: after).lines
    case .written: _ = after.text
    case .read: _ = try Storyboard(text: text)
    }
  }
}

extension LongStep.Edit {
  fileprivate func applied(to siblings: [RenderNode]) -> [RenderNode] {
    switch self {
    case .halved: siblings.indices.filter { $0 % 2 == 0 }.map { siblings[$0] }
    case .reversed: siblings.reversed()
    case .shuffled: siblings.indices.sorted { Self.rank($0) < Self.rank($1) }.map { siblings[$0] }
    }
  }

  /// Numbers in an order that looks random, and is the same on each machine.
  private static func rank(_ index: Int) -> (Int, Int) { (index &* 2_654_435_761 % 1_000_003, index) }
}

extension Storyboard {
  /// A storyboard of two steps, with these nodes in one list.
  fileprivate static func ofSteps(_ first: [RenderNode], _ second: [RenderNode]) -> Storyboard {
    let steps = [("launch", first), ("tap", second)].map { cause, nodes in
      Step(cause: cause, tree: RenderNode("UIWindow", children: [RenderNode("UIStackView", children: nodes)]))
    }
    return Storyboard(useCase: "C / u", script: "s", configuration: "c", steps: steps)
  }
}
