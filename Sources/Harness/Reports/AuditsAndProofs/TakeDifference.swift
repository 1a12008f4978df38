import Storyboards
import TestRunner

/// How two takes of one scenario differ, in lines.
package struct TakeDifference {
  /// How each take ended, if that differs, then the steps and nodes that differ.
  package let lines: [String]

  /// Compares takes.
  ///
  /// - Parameter words: What to call each of the two.
  init(_ first: Take, _ second: Take, words: (String, String)) {
    let endings =
      first.obstacle == second.obstacle
      ? [] : ["\(words.0): \(first.ending)", "\(words.1): \(second.ending)"]
    lines = endings + Self.steps(of: first, second)
  }

  /// The steps and nodes that differ.
  private static func steps(of first: Take, _ second: Take) -> [String] {
    let sides = [first, second].map { ComparableLength.Side("one", $0.storyboard) }
    guard ComparableLength.fault(sides[0], sides[1], file: "") == nil else {
      return ["one has more than \(ComparableLength.mostLines) lines, too many to be compared line by line"]
    }
    let storyboards = [first, second].compactMap { try? Storyboard(bytes: $0.storyboard) }
    guard storyboards.count == 2 else { return [] }
    return StoryboardDifference(golden: storyboards[0], actual: storyboards[1]).lines
  }
}

extension Take {
  /// How the take ended, in one line.
  fileprivate var ending: String { obstacle?.words ?? "the script came to its end" }
}

extension Take.Obstacle {
  /// What happened, in one line.
  var words: String {
    switch self {
    case .scriptUnusable: "the script cannot be used"
    case .stopped(let stop): "the script stopped at step \(stop.step): \(stop.statement?.cause ?? "launch")"
    }
  }
}
