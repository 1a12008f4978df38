import GoldenFiles
import RenderTree
import ScenarioGoldens
import Storyboards
import TestRunner

/// The scenarios of a section of the page, with pictures as long as there is room.
struct ScenarioEntries {
  private var entries: [String] = []
  /// How many bytes there are still for scenarios whose pictures are not in their outcomes.
  private var budget: Int
  private var hasOmittedPictures = false

  init(budget: Int) {
    self.budget = budget
  }

  /// Adds a result.
  ///
  /// - Parameter storyboard: Reads what the scenario showed, where there is room for it; `nil` if
  ///   that is not known.
  mutating func add(
    _ result: ScenarioResult, next: NextSteps, on sheet: inout WireframeSheet,
    storyboard: (() -> Storyboard?)?
  ) {
    let size = sheet.size
    if storyboard != nil, budget <= 0 { hasOmittedPictures = true }
    let shown = budget > 0 ? storyboard?() : nil
    let html = ScenarioEntry(result, storyboard: shown, next: next, on: &sheet).html
    // What several pictures share counts for the scenario that brings it first.
    if storyboard != nil { budget -= sheet.size - size + html.utf8.count }
    entries.append(html)
  }

  /// The section of all these.
  ///
  /// - Parameters:
  ///   - introduction: What is before them, as HTML.
  ///   - omission: Where the pictures are that there is no room for, as HTML.
  func section(
    id: String, title: String, kinds: [ScenarioKind], introduction: String = "", omission: String
  ) -> ListSection {
    let note =
      hasOmittedPictures
      ? "<p class=\"muted\">The later ones are without pictures, to keep this page small; \(omission)</p>\n"
      : ""
    return ListSection(
      id: id, title: title, kinds: kinds.map(\.rawValue), count: entries.count,
      html: introduction + note + entries.joined())
  }
}

extension GoldenFolder {
  /// Returns what a scenario that passed showed, which is its golden; `nil` if that cannot be read.
  func storyboard(of result: ScenarioResult) -> Storyboard? {
    guard let text = try? readStoryboard(result.golden) else { return nil }
    return try? Storyboard(text: text)
  }
}
