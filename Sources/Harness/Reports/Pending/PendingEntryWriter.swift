import Causes
import GoldenFiles
import RenderTree
import Review
import Storyboards

/// Writes the changes of a page one after another, with pictures while there is room.
struct PendingEntryWriter {
  /// The shared parts of all pictures.
  private(set) var sheet = WireframeSheet()
  private(set) var entries: [String] = []
  private(set) var hasOmittedPictures = false
  /// What the changes show, for the cards of causes.
  private(set) var shown = ShownScenarios()
  private var trees = RepeatedTrees()
  private var budget: Int

  init(budget: Int) {
    self.budget = budget
  }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - index: Its index, by which the page names it.
  ///   - causes: The names of its causes, the worst first.
  mutating func add(_ reviewed: ReviewedChange, _ index: Int, causes: [String]) {
    let size = sheet.size
    let anchor = reviewed.anchor
    let frames = film(of: reviewed, anchor)
    let details =
      reviewed.change.kind.remark + Film.html(frames)
      + (reviewed.difference.map { DifferenceList($0, anchor: anchor).html } ?? "")
      + (reviewed.valueDifference.map { DifferenceList.hunks($0.lines) } ?? "") + files(of: reviewed)
    let unreadable = reviewed.isAcceptable ? "" : " data-unreadable"
    let html = ListEntry(
      anchor: anchor, kind: reviewed.change.kind.word, line: line(of: reviewed),
      actions: PendingActions.change,
      details: details,
      attributes:
        " data-change=\"\(index)\" data-causes=\"\(causes.joined(separator: " ").html)\"\(unreadable)"
    ).html
    // Shared parts of pictures count for the first change that has them.
    budget -= sheet.size - size + html.utf8.count
    entries.append(html)
    if let name = reviewed.atoms?.name { shown.add(name, frames, reviewed.difference) }
  }

  private func line(of reviewed: ReviewedChange) -> ScenarioLine {
    let kind = reviewed.change.kind
    let badge = ScenarioLine.Badge(kind.word.capitalizedFirst, kind.tone)
    guard let name = reviewed.path.scenario?.name else {
      return ScenarioLine(reviewed.change.title, badge, note: reviewed.extent)
    }
    return ScenarioLine(name, badge, note: reviewed.extent)
  }

  private mutating func film(of reviewed: ReviewedChange, _ anchor: String) -> [FilmFrame] {
    guard let comparison = reviewed.comparison else { return [] }
    guard budget > 0 else {
      hasOmittedPictures = true
      return []
    }
    var frames = frames(of: comparison, anchor)
    trees.shorten(&frames)
    return frames
  }

  private mutating func frames(of comparison: PendingComparison, _ anchor: String) -> [FilmFrame] {
    guard let golden = comparison.golden, let compared = comparison.compared,
      let difference = comparison.difference
    else { return comparison.actual.frames(anchor: anchor, on: &sheet) }
    return difference.frames(
      from: golden, to: compared, anchor: anchor, words: ("Golden", "Now"), on: &sheet)
  }

  private func files(of reviewed: ReviewedChange) -> String {
    var rows = [(name: "Golden", text: reviewed.path.path)]
    if case .renamed(let source) = reviewed.change.kind { rows.append(("Before", source.path)) }
    rows.append(("Now", "\(GoldenStore.pendingFolder)/\(reviewed.path)"))
    return FileList.html(rows)
  }
}

extension ReviewedChange {
  /// The change's id on the page: its scenario's, or its path's if it is not the text of a scenario, as two files may
  /// belong to one scenario.
  fileprivate var anchor: String {
    guard let scenario = path.scenario, scenario.format == .text else { return path.path.anchor }
    return scenario.name.anchor
  }
}
