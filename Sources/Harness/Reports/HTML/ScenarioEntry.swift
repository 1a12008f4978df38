import Goldens
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
    let details = Self.details(of: result, storyboard: storyboard, anchor: anchor, next, &sheet)
    let line = Self.line(of: result, kind: kind)
    let attributes = "class=\"scenario\" id=\"\(anchor)\" data-kind=\"\(kind.rawValue)\""
    html =
      details.isEmpty
      ? "<div \(attributes)><p class=\"line\">\(line)</p></div>\n"
      : "<details \(attributes)><summary class=\"line\">\(line)</summary>\n\(details)</details>\n"
  }

  /// The name, in the parts that a reader looks for.
  private static func line(of result: ScenarioResult, kind: ScenarioKind) -> String {
    let name = result.name
    return """
      <span class="badge \(kind.tone)">\(kind.words)</span> <span class="name"><bdi>\(name.useCase.html)</bdi> \
      <span class="muted">·</span> <bdi>\(name.script.html)</bdi></span> <span class="muted where">\
      <bdi>\(name.target.html)</bdi> / <bdi>\(name.classForDisplay.html)</bdi></span> <span class="where">\
      <bdi>\(name.configuration.html)</bdi></span> <span class="muted time">\(result.duration.forPeople)</span>
      """
  }

  /// What is seen of the scenario once it is opened; nothing where there is no more to tell.
  private static func details(
    of result: ScenarioResult, storyboard: Storyboard?, anchor: String, _ next: NextSteps,
    _ sheet: inout WireframeSheet
  ) -> String {
    switch result.outcome {
    case .differs(let mismatch):
      let film = mismatch.frames(anchor: anchor, words: ("Golden", "Now"), on: &sheet)
      return DifferenceList(mismatch.difference, anchor: anchor).html + deferred(film)
        + files(of: result, next) + output(of: result)
    case .nondeterministic(let first, let second):
      let film = Self.film(of: first, second, anchor: anchor, &sheet)
      return text(of: result, next) + deferred(film) + output(of: result)
    case .passed, .recorded:
      return deferred(storyboard?.frames(anchor: anchor, on: &sheet) ?? []) + output(of: result)
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
    return StoryboardMismatch(expected: storyboards[0], actual: storyboards[1])
      .frames(anchor: anchor, words: ("One take", "Another"), on: &sheet)
  }

  /// Pictures cost time to lay out, so where scripts run they are made when the scenario is opened.
  private static func deferred(_ frames: [FilmFrame]) -> String {
    frames.isEmpty
      ? "" : "<noscript class=\"deferred\">\n\(Film.html(frames, label: "Steps"))</noscript>\n"
  }
}
