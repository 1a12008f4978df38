import Causes
import Storyboards

/// What the scenarios of a page show, from which the cards of causes take their pictures.
package struct ShownScenarios {
  private var films: [ScenarioName: [FilmFrame]] = [:]
  private var differences: [ScenarioName: StoryboardDifference] = [:]
  private var anchors: [ScenarioName: String] = [:]

  package init() {}

  /// Adds a scenario that needs a look.
  ///
  /// - Parameters:
  ///   - frames: Its steps.
  ///   - difference: How they differ from the golden's.
  ///   - anchor: The id of its entry on the page; the scenario's by default.
  package mutating func add(
    _ name: ScenarioName, _ frames: [FilmFrame], _ difference: StoryboardDifference?, anchor: String? = nil
  ) {
    anchors[name] = anchor
    films[name] = frames.map { frame in
      var frame = frame
      frame.details = []
      return frame
    }
    differences[name] = difference
  }

  /// Returns the card of a cause, with pictures of the scenarios that are known.
  package func card(of cause: Cause) -> CauseCard {
    var card = CauseCard(cause)
    let example = cause.example.scenario
    card.exampleAnchor = anchor(of: example)
    card.frame = frame(of: example, step: cause.example.step)
    if let step = cause.example.step {
      let difference = differences[example]?.steps.first { $0.number == step }
      card.lines = difference.map { $0.lines.dropFirst().map { String($0.dropFirst(2)) } } ?? []
    }
    card.places = cause.scenarios.filter { $0 != example }.sorted { first, second in
      // The sort is stable, so that scenarios stay in order otherwise.
      first.isOfScript(of: example) && !second.isOfScript(of: example)
    }.map { CausePlace($0, frame(of: $0, step: cause.steps[$0]), entry: anchor(of: $0)) }
    return card
  }

  private func anchor(of name: ScenarioName) -> String { anchors[name] ?? name.anchor }

  /// Returns the step that shows a cause; the last one with a picture if the step itself has none, as where the script
  /// stopped.
  private func frame(of name: ScenarioName, step: Int?) -> FilmFrame? {
    guard let frames = films[name], let last = frames.last(where: { !$0.pictures.isEmpty }) else {
      return nil
    }
    guard let step else { return last }
    let anchors = ["step-\(step)", "step-\(step)-now"].map { "\(name.anchor).\($0)" }
    return frames.filter { anchors.contains($0.anchor) && !$0.pictures.isEmpty }.max {
      !$0.differs && $1.differs
    } ?? last
  }
}

extension ScenarioName {
  /// Whether two scenarios differ only in their configurations.
  fileprivate func isOfScript(of other: ScenarioName) -> Bool {
    target == other.target && classForDisplay == other.classForDisplay && useCase == other.useCase
      && script == other.script
  }
}
