import Storyboards
import TestRunner
import UTF8Text

/// The result of a proof as text: a paragraph for each scenario that varies, and a line of counts.
package struct ProofText {
  /// The text: whole lines, without control sequences of a terminal.
  package let text: String

  package init(_ outcome: Proof.Outcome) {
    // Variations are in the order of scenarios, so those of one scenario are neighbors.
    let names = outcome.variations.map(\.name).reduce(into: [ScenarioName]()) { names, name in
      if names.last != name { names.append(name) }
    }
    let paragraphs = names.map { name in
      Self.paragraph(name, outcome.variations.filter { $0.name == name })
    }
    text = (paragraphs + [Self.counts(outcome, varying: names.count)]).map { $0 + "\n" }.joined()
  }

  private static func paragraph(_ name: ScenarioName, _ variations: [Proof.Variation]) -> String {
    let lines = variations.flatMap { variation -> [String] in
      let changes = self.lines(variation.race) + self.lines(variation.usual, variation.changed)
      return ["  varies \(variation.condition.words) (usual -> then)"] + changes.map { "    \($0)" }
    }
    let all: [String] = ["\(name)"] + lines + [""]
    return all.map(\.terminalLine).joined(separator: "\n")
  }

  private static func lines(_ race: Proof.Race?) -> [String] {
    guard let race else { return [] }
    guard race.isSwap else { return ["usual: \(race.first)", "then: \(race.second)"] }
    return [
      "usual: \(race.first) before \(race.second)", "then: \(race.second) before \(race.first)",
    ]
  }

  private static func lines(_ usual: Proof.Ending, _ changed: Proof.Ending) -> [String] {
    if case .take(let first) = usual, case .take(let second) = changed {
      return TakeDifference(first, second, words: ("usual", "then")).lines
    }
    return ["usual: \(usual.words)", "then: \(changed.words)"]
  }

  private static func counts(_ outcome: Proof.Outcome, varying count: Int) -> String {
    let scenarios = "\(outcome.scenarioCount) scenario\(outcome.scenarioCount == 1 ? "" : "s")"
    let verdict = count == 0 ? "the same every time" : "\(count) var\(count == 1 ? "ies" : "y")"
    return outcome.interruption == nil
      ? "\(scenarios), each run in \(outcome.wayCount) ways: \(verdict)"
      : "\(scenarios): the proof was interrupted"
  }
}

extension Proof.Ending {
  fileprivate var words: String {
    switch self {
    case .take: "it came to its end"
    case .died(let cause): "it \(cause.words)"
    }
  }
}
