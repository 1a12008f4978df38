import Diagnostics
import GoldenFiles
import RenderTree
import ShowcaseKit
import Storyboards
import TestRunner
import UTF8Text
import Workers

/// One scenario on the page.
struct ScenarioEntry {
  let html: String
  /// The steps that it shows.
  let frames: [FilmFrame]

  /// Renders a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - storyboard: What the scenario showed, if the outcome does not include it and it is to be shown.
  ///   - trees: The tree differences that the page has already.
  init(
    _ result: ScenarioResult, storyboard: Storyboard?, next: NextSteps, on sheet: inout WireframeSheet,
    without trees: inout RepeatedTrees
  ) {
    let kind = ScenarioKind(result.outcome)
    let anchor = result.name.anchor
    let line = ScenarioLine(
      result.name, ScenarioLine.Badge(kind.words, kind.tone), note: result.duration.forPeople)
    var frames = Self.frames(of: result, storyboard: storyboard, anchor: anchor, &sheet)
    trees.shorten(&frames)
    self.frames = frames
    html =
      ListEntry(
        anchor: anchor, kind: kind.rawValue, line: line,
        details: Self.details(of: result, frames, anchor: anchor, next)
      ).html
  }

  /// The steps that an open entry shows.
  private static func frames(
    of result: ScenarioResult, storyboard: Storyboard?, anchor: String, _ sheet: inout WireframeSheet
  ) -> [FilmFrame] {
    switch result.outcome {
    case .differs(let mismatch): film(of: mismatch, anchor: anchor, words: ("Golden", "Now"), &sheet)
    case .nondeterministic(let first, let second): film(of: first, second, anchor: anchor, &sheet)
    case .stopped(let stop): film(of: stop, storyboard, anchor: anchor, &sheet)
    default: storyboard?.frames(anchor: anchor, on: &sheet) ?? []
    }
  }

  /// What an open entry shows; empty if there is nothing more to show.
  private static func details(
    of result: ScenarioResult, _ frames: [FilmFrame], anchor: String, _ next: NextSteps
  ) -> String {
    let film = Film.html(frames, result.timeline)
    switch result.outcome {
    case .differs(let mismatch):
      return film + DifferenceList(mismatch.difference, anchor: anchor).html + files(of: result, next)
        + output(of: result)
    case .passed, .recorded: return film + output(of: result)
    case .stopped(let stop):
      // The list refers to the film, which in a log may have other steps than the mismatch.
      let anchors = Set(frames.map(\.anchor))
      let isShown = { (step: StepDifference) in anchors.contains("\(anchor).\(step.anchor)") }
      let mismatch = stop.mismatch.flatMap { $0.difference.steps.allSatisfy(isShown) ? $0 : nil }
      let differences = mismatch.map { DifferenceList($0.difference, anchor: anchor).html } ?? ""
      return text(of: result, next) + report(of: stop) + film + differences + output(of: result)
    default: return text(of: result, next) + film + output(of: result)
    }
  }

  /// What a scenario showed before its script stopped, beside the golden if the two differ.
  private static func film(
    of stop: ScriptStop, _ storyboard: Storyboard?, anchor: String, _ sheet: inout WireframeSheet
  ) -> [FilmFrame] {
    guard let storyboard else { return [] }
    var frames =
      stop.mismatch.map { mismatch in
        // The golden may end before the stop. Both are folded, as what was shown is.
        mismatch.difference.frames(
          from: mismatch.expected, to: storyboard, anchor: anchor, words: ("Golden", "Now"), on: &sheet)
      } ?? storyboard.frames(anchor: anchor, on: &sheet)
    let cause = stop.statement?.cause ?? "launch"
    var end = FilmFrame(anchor: "\(anchor).stop", title: "Step \(stop.step)", cause: cause)
    end.end =
      stop.rules.isEmpty ? "The script stopped here." : stop.rules.map(\.report).joined(separator: "\n")
    end.differs = true
    frames.append(end)
    return frames
  }

  private static func film(
    of first: Take, _ second: Take, anchor: String, _ sheet: inout WireframeSheet
  ) -> [FilmFrame] {
    let storyboards = [first, second].compactMap { try? Storyboard(bytes: $0.storyboard) }
    guard storyboards.count == 2 else {
      return storyboards.first?.frames(anchor: anchor, on: &sheet) ?? []
    }
    let mismatch = StoryboardMismatch(expected: storyboards[0], actual: storyboards[1])
    return film(of: mismatch, anchor: anchor, words: ("One take", "Another"), &sheet)
  }

  private static func film(
    of mismatch: StoryboardMismatch, anchor: String, words: (String, String),
    _ sheet: inout WireframeSheet
  ) -> [FilmFrame] {
    let (golden, actual) = mismatch.revealed
    return mismatch.difference.frames(from: golden, to: actual, anchor: anchor, words: words, on: &sheet)
  }
}

extension ScenarioEntry {
  /// The failure as on a terminal, without the scenario's name.
  static func text(of result: ScenarioResult, _ next: NextSteps) -> String {
    guard let text = FailureText(result, next: next)?.text else { return "" }
    let name = "\(result.name): ".terminalLine
    let words = text.hasPrefix(name) ? String(text.dropFirst(name.count)) : text
    return "<pre tabindex=\"0\">\(words.htmlLines)</pre>\n"
  }

  /// The paths of the golden and of the new storyboard, and the command that accepts it.
  static func files(of result: ScenarioResult, _ next: NextSteps) -> String {
    var rows = [(name: "Golden", text: result.golden.path)]
    switch result.kept {
    case .nowhere: break
    case .file(let path): rows.append(("Now", path))
    case .unkept(let fault): rows.append(("Now", fault.problem))
    }
    if !result.isPathTaken { rows.append(("Accept it", next.record(result.name))) }
    return FileList.html(rows)
  }

  /// The full report of a statement that failed, with every view on the screen.
  private static func report(of stop: ScriptStop) -> String {
    guard stop.statement != nil, StopReport(stop.report).hierarchy != nil else { return "" }
    return """
      <details class="output"><summary>The whole report, with every view</summary>\
      <pre tabindex="0">\(stop.report.htmlLines)</pre></details>

      """
  }

  /// The scenario's output.
  static func output(of result: ScenarioResult) -> String {
    guard !result.output.isEmpty else { return "" }
    return """
      <details class="output"><summary>What it wrote</summary>\
      <pre tabindex="0">\(result.output.text.htmlLines)</pre></details>

      """
  }
}

extension Duration {
  /// As `12 ms` or `3.2 s`.
  var forPeople: String {
    let milliseconds = self / .milliseconds(1)
    if milliseconds < 1 { return "<1 ms" }
    if milliseconds < 1000 { return "\(Int(milliseconds.rounded())) ms" }
    return "\((self / .milliseconds(100)).rounded() / 10) s"
  }
}
