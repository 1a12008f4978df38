import GoldenFiles
import RenderTree
import Storyboards
import TestRunner

/// The scenarios of a section of the page, with pictures while there is room.
struct ScenarioEntries {
  private var entries: [String] = []
  /// How many bytes are left for scenarios whose outcomes do not include their storyboards.
  private var budget: Int
  private var hasOmittedPictures = false
  private var trees = RepeatedTrees()
  /// What those that need a look show.
  private(set) var shown = ShownScenarios()

  init(budget: Int) {
    self.budget = budget
  }

  /// Adds a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - storyboard: Reads what the scenario showed, if there is room for it; returns `nil` if that is not
  ///     known.
  mutating func add(
    _ result: ScenarioResult, next: NextSteps, on sheet: inout WireframeSheet,
    storyboard: (() -> Storyboard?)?
  ) {
    let size = sheet.size
    if storyboard != nil, budget <= 0 { hasOmittedPictures = true }
    let shown = budget > 0 ? storyboard?() : nil
    let entry = ScenarioEntry(result, storyboard: shown, next: next, on: &sheet, without: &trees)
    // Shared parts of pictures count for the first scenario that has them.
    if storyboard != nil { budget -= sheet.size - size + entry.html.utf8.count }
    entries.append(entry.html)
    if !result.outcome.isSuccess { self.shown.add(result.name, entry.frames, result.outcome.difference) }
  }

  /// Returns the section.
  ///
  /// - Parameters:
  ///   - introduction: What precedes the scenarios, as HTML.
  ///   - omission: Where to find the pictures that do not fit, as HTML.
  func section(
    id: String, title: String, kinds: [ScenarioKind], introduction: String = "", omission: String
  ) -> ListSection {
    let note =
      hasOmittedPictures
      ? "<p class=\"muted\">The later ones are without pictures, to keep this page small; \(omission)</p>\n"
      : ""
    return ListSection(
      id: id, title: title, kinds: kinds.map(\.rawValue), count: entries.count,
      html: introduction + note + ListEntry.deferred(entries))
  }
}

extension GoldenFolder {
  /// Returns what a scenario that passed showed, which is its golden; `nil` if it cannot be read.
  func storyboard(of result: ScenarioResult) -> Storyboard? {
    guard let text = try? readStoryboard(result.golden) else { return nil }
    return try? Storyboard(text: text)
  }
}

extension ScenarioOutcome {
  /// How what the scenario shows differs from its golden; `nil` if they were not compared.
  fileprivate var difference: StoryboardDifference? {
    switch self {
    case .differs(let mismatch): mismatch.difference
    case .stopped(let stop): stop.mismatch?.difference
    default: nil
    }
  }
}
