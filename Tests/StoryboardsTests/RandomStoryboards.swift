import Diagnostics
import RenderTree
import Storyboards
import TestSupport

extension SplitMix64 {
  /// A storyboard of random mutations, some of them of the whole tree.
  mutating func storyboard() -> Storyboard {
    var trees = [alikeTree()]
    for _ in 0..<Int.random(in: 0...4, using: &self) {
      trees.append(oneOf([true, true, true, false]) ? mutated(trees[trees.count - 1]) : alikeTree())
    }
    let steps = trees.map { tree in
      Step(
        cause: line(), calls: (0..<Int.random(in: 0...2, using: &self)).map { _ in line() },
        tree: tree.condensed)
    }
    var storyboard = Storyboard(useCase: line(), script: line(), configuration: line(), steps: steps)
    if Bool.random(using: &self) {
      storyboard.ending = StoryboardEnding(
        pending: [line()], alive: [line(), line()], broke: [line()],
        noAnswer: [line(), line()], madeUp: [line()])
      storyboard.steps[0].animations = [line()]
    }
    return storyboard
  }

  private mutating func line() -> String {
    oneOf([
      "launch", "tap(\"a\\n\")", "", " ", "  x ", "a\nb", "\\u{41}", "\\", "\u{202E}", "\u{301}", "called",
      "[2] x",
      "e\u{301}", "\u{E9}", "\r\n", "\u{1F3FD}", "\u{FF9E}x", " \u{E33}", hostileString(),
    ])
  }
}

extension Storyboard {
  /// A storyboard with one step for each tree.
  init(_ trees: [RenderNode]) {
    self.init(
      useCase: "C / U", script: "s", configuration: "iPhone",
      steps: trees.enumerated().map { Step(cause: $0 == 0 ? "launch" : "tap(\($0))", tree: $1) })
  }
}
