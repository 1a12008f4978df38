import GoldenFiles
import Review
import Storyboards

extension GoldenChange {
  /// The scenario as `Target/Class/Use case/script (configuration)`, or the path if it is not a
  /// scenario's.
  var title: String {
    guard let scenario = path.scenario else { return path.path }
    return "\(scenario.name)\(scenario.format == .text ? "" : " as \(scenario.format.rawValue)")"
  }

  /// Where a rename comes from.
  var origin: GoldenPath? {
    guard case .renamed(let source) = kind else { return nil }
    return source
  }

  /// The former scenario of a rename, or the former path if it was not a scenario's.
  var originTitle: String? { origin.map { $0.scenario?.name.description ?? $0.path } }

  /// How much differs, in a few words.
  var summary: String {
    switch comparison {
    case .none: faults.isEmpty ? "" : "it cannot be read"
    case .lineEnds: "only the ends of lines differ"
    case .lines:
      faults.isEmpty ? "compared line by line" : "it cannot be read, so it is compared line by line"
    case .storyboards(let difference):
      switch (difference.extent, kind) {
      case ("", .renamed): "the same under another name"
      case ("", _): difference.headings.isEmpty ? "the same in another spelling" : "another head"
      case (let extent, _): extent
      }
    }
  }

  /// Everything that differs: the step with the worst difference first, or the first hunks.
  var details: [String] {
    switch comparison {
    case .none, .lineEnds: return []
    case .lines(let lines):
      let rest = lines.count - Self.shownLines
      return lines.prefix(Self.shownLines) + (rest > 0 ? ["... and \(rest) more lines"] : [])
    case .storyboards(let difference):
      // The head of a rename differs only in names, which are in its title.
      let isRename = kind != .changed
      return (isRename ? [] : difference.headings) + difference.worstSteps.flatMap(\.lines)
    }
  }

  private static let shownLines = 60
}

extension GoldenChange.Kind {
  /// All words, in the order of reports.
  static let words = ["changed", "renamed", "added", "removed"]

  /// The kind in one word.
  var word: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    case .changed: "changed"
    }
  }

  var tone: Tone {
    switch self {
    case .added: .good
    case .changed, .renamed: .warn
    case .removed: .bad
    }
  }
}

extension String {
  /// The word as the first of a line.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
