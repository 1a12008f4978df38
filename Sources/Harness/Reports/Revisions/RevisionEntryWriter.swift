import Causes
import Diagnostics
import GoldenFiles
import RenderTree
import Review
import Storyboards

/// Writes the goldens of a page one after another, with pictures while there is room.
struct RevisionEntryWriter {
  /// The shared parts of all pictures.
  private(set) var sheet = WireframeSheet()
  private(set) var hasOmittedPictures = false
  /// What the goldens show, for the cards of causes.
  private(set) var shown = ShownScenarios()
  private var trees = RepeatedTrees()
  private let before: [GoldenPath: GoldenFile]
  private let after: [GoldenPath: GoldenFile]
  private var budget: Int

  init(_ goldens: RevisionGoldens, budget: Int) {
    before = Dictionary(goldens.before.map { ($0.path, $0) }) { first, _ in first }
    after = Dictionary(goldens.after.map { ($0.path, $0) }) { first, _ in first }
    self.budget = budget
  }

  /// The entry of a golden.
  ///
  /// - Parameter isAlone: Whether the entry itself says how much differs, as no heading does.
  mutating func html(of change: GoldenChange, isAlone: Bool) -> String {
    let size = sheet.size
    // An entry's id is its path, as two goldens of one scenario may have been added and removed.
    let anchor = change.path.path.anchor
    let frames = film(of: change, anchor)
    if let name = change.atoms?.name { shown.add(name, frames, change.difference, anchor: anchor) }
    let details = DifferenceText(change, anchor: anchor).html + Film.html(frames) + files(of: change)
    let badge = ScenarioLine.Badge(change.kind.word.capitalizedFirst, change.kind.tone)
    let note = isAlone ? change.summary : ""
    let line =
      change.path.scenario.map { name, format in
        ScenarioLine(name, badge, note: format == .text ? note : "\(format.rawValue) \(note)")
      } ?? ScenarioLine(change.path.path, badge, note: note)
    let html = ListEntry(anchor: anchor, kind: change.kind.word, line: line, details: details).html
    // Shared parts of pictures count for the first golden that has them.
    budget -= sheet.size - size + html.utf8.count
    return html
  }

  private mutating func film(of change: GoldenChange, _ anchor: String) -> [FilmFrame] {
    let (old, new) = storyboards(of: change)
    guard old != nil || new != nil else { return [] }
    guard budget > 0 else {
      hasOmittedPictures = true
      return []
    }
    var frames = frames(old, new, anchor)
    trees.shorten(&frames)
    return frames
  }

  private mutating func frames(_ old: Storyboard?, _ new: Storyboard?, _ anchor: String) -> [FilmFrame] {
    guard let old, let new else { return (old ?? new)?.frames(anchor: anchor, on: &sheet) ?? [] }
    return StoryboardDifference(golden: old, actual: new).frames(
      from: old, to: new, anchor: anchor, words: ("Base", "Working tree"), on: &sheet)
  }

  /// What both revisions show; empty if one of them cannot be read.
  private func storyboards(of change: GoldenChange) -> (Storyboard?, Storyboard?) {
    switch change.kind {
    case .added: (nil, storyboard(after[change.path]))
    case .removed: (storyboard(before[change.path]), nil)
    case .changed, .renamed:
      change.difference == nil
        ? (nil, nil) : (storyboard(before[change.origin ?? change.path]), storyboard(after[change.path]))
    }
  }

  private func storyboard(_ file: GoldenFile?) -> Storyboard? {
    guard let file, file.path.scenario != nil else { return nil }
    return try? file.storyboard()
  }

  private func files(of change: GoldenChange) -> String {
    FileList.html(
      [(name: "Golden", text: change.path.path)] + (change.origin.map { [("Before", $0.path)] } ?? []))
  }
}

/// What differs in words, as HTML.
private struct DifferenceText {
  let html: String

  init(_ change: GoldenChange, anchor: String) {
    let faults = change.faults.map(\.description.htmlLines)
    let faultText = faults.isEmpty ? "" : "<pre tabindex=\"0\">\(faults.joined(separator: "\n"))</pre>\n"
    html =
      switch change.comparison {
      case .none, .lineEnds: faultText
      case .lines: faultText + DifferenceList.hunks(change.details)
      case .storyboards(let difference):
        difference.isEmpty ? faultText : faultText + DifferenceList(difference, anchor: anchor).html
      }
  }
}
