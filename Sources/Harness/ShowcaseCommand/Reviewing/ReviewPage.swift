import Diagnostics
import RenderTree
import Review
import Storyboards
import UTF8Text

/// The text to read about one change.
struct ReviewPage {
  let reviewed: ReviewedChange

  /// The ways to look at a change.
  enum Tab: String, CaseIterable {
    case difference
    case tree
  }

  func lines(of tab: Tab) -> [ScreenLine] {
    switch tab {
    case .difference: remarks + differenceLines
    case .tree: remarks + treeLines
    }
  }

  /// What the kind of the change means for a decision.
  private var remarks: [ScreenLine] {
    switch reviewed.change.kind {
    case .changed: []
    case .new: [ScreenLine("There is no golden yet. Accepting writes this \(noun):", .title)]
    case .renamed(let source):
      [ScreenLine("Accepting moves \(source), and writes what follows:", .title)]
    case .stale(let staleness):
      [ScreenLine("Nothing to decide: \(staleness.rawValue). Both ways it is taken away.", .title)]
    case .unreadable(let fault):
      [ScreenLine("The pending \(noun) can be neither read nor accepted:", .title)] + fault.screenLines
    case .unreadableGolden(let fault):
      [ScreenLine("The golden cannot be read:", .title)] + fault.screenLines
        + [ScreenLine("Accepting replaces it with this \(noun):", .title)]
    }
  }

  private var noun: String { reviewed.change.noun }

  private var differenceLines: [ScreenLine] {
    if let value = reviewed.valueDifference { return Self.lines(of: value.lines) }
    guard let difference = reviewed.difference else {
      let text = reviewed.comparison?.actual.text ?? ""
      // A storyboard ends with a line feed, so the last piece is empty.
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
        ScreenLine(String($0), .added)
      }
    }
    let steps = reviewed.worstSteps.map { step in
      step.lines.enumerated().map { ScreenLine($1, $0 == 0 ? .title : Self.style(ofDifference: $1)) }
    }
    let headings = difference.headings.map { ScreenLine($0, Self.style(ofDifference: $0)) }
    return Array(([headings] + steps).filter { !$0.isEmpty }.joined(separator: [ScreenLine("")]))
  }

  private static func style(ofDifference line: String) -> ScreenLine.Style {
    switch line.drop(while: { $0 == " " }).prefix(2) {
    case "- ": .removed
    case "+ ": .added
    default: .changed
    }
  }

  /// The whole tree of the step that differs worst, with what went and what came.
  var worstTree: [ScreenLine] {
    guard let comparison = reviewed.comparison, comparison.golden != nil, let step = reviewed.worstSteps.first
    else { return [] }
    return StepTrees.diverging(in: comparison).first { $0.number == step.number }?.lines ?? []
  }

  /// The hunks of a value.
  private static func lines(of hunks: [String]) -> [ScreenLine] {
    hunks.map { line in
      switch line.unicodeScalars.first {
      case "-": ScreenLine(line, .removed)
      case "+": ScreenLine(line, .added)
      case "@": ScreenLine(line, .title)
      default: ScreenLine(line)
      }
    }
  }

  private var treeLines: [ScreenLine] {
    if let value = reviewed.valueDifference { return Self.lines(of: value.allLines) }
    guard let comparison = reviewed.comparison else { return [] }
    let steps = StepTrees.diverging(in: comparison).map { trees in
      [ScreenLine("step \(trees.number): \(trees.cause.oneLine)", .title)] + trees.lines
    }
    return Array(steps.joined(separator: [ScreenLine("")]))
  }
}

extension Diagnostic {
  fileprivate var screenLines: [ScreenLine] {
    description.split(separator: "\n").map { ScreenLine("  \($0)", .removed) }
  }
}
