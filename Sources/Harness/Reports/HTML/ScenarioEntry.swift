import Goldens
import Pages
import RenderTree
import SourceText
import Storyboards
import TestRunner

/// One scenario on the page.
struct ScenarioEntry {
  let kind: ScenarioKind
  let html: String

  /// Renders a result.
  ///
  /// - Parameter storyboard: What a scenario that passed showed, where it is known and is to be seen.
  init(
    _ result: ScenarioResult, storyboard: Storyboard?, next: NextSteps, on sheet: inout WireframeSheet
  ) {
    kind = ScenarioKind(result.outcome)
    let anchor = result.name.anchor
    html =
      ListEntry(
        anchor: anchor, kind: kind.rawValue,
        line: ScenarioLine(
          result.name, ScenarioLine.Badge(kind.words, kind.tone), note: result.duration.forPeople),
        details: Self.details(of: result, storyboard: storyboard, anchor: anchor, next, &sheet)
      ).html
  }

  /// What is seen of the scenario once it is opened; nothing where there is no more to tell.
  private static func details(
    of result: ScenarioResult, storyboard: Storyboard?, anchor: String, _ next: NextSteps,
    _ sheet: inout WireframeSheet
  ) -> String {
    switch result.outcome {
    case .differs(let mismatch):
      let film = Self.film(of: mismatch, anchor: anchor, words: ("Golden", "Now"), &sheet)
      return DifferenceList(mismatch.difference, anchor: anchor).html + Film.deferred(film)
        + files(of: result, next) + output(of: result)
    case .nondeterministic(let first, let second):
      let film = Self.film(of: first, second, anchor: anchor, &sheet)
      return text(of: result, next) + Film.deferred(film) + output(of: result)
    case .passed, .recorded:
      return Film.deferred(storyboard?.frames(anchor: anchor, on: &sheet) ?? []) + output(of: result)
    default: return text(of: result, next) + output(of: result)
    }
  }

  private static func film(
    of first: Take, _ second: Take, anchor: String, _ sheet: inout WireframeSheet
  ) -> [FilmFrame] {
    let storyboards = [first, second].compactMap {
      try? Storyboard(text: String(decoding: $0.storyboard, as: UTF8.self))
    }
    guard storyboards.count == 2 else { return [] }
    let mismatch = StoryboardMismatch(expected: storyboards[0], actual: storyboards[1])
    return film(of: mismatch, anchor: anchor, words: ("One take", "Another"), &sheet)
  }

  private static func film(
    of mismatch: StoryboardMismatch, anchor: String, words: (String, String),
    _ sheet: inout WireframeSheet
  ) -> [FilmFrame] {
    mismatch.difference.frames(
      from: mismatch.expected, to: mismatch.actual, anchor: anchor, words: words, on: &sheet)
  }
}
