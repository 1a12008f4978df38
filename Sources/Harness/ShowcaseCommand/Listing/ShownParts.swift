import Diagnostics
import GoldenFiles
import Project
import Storyboards
import TestRunner

/// How much of their screens use cases show, as far as goldens of their launches say.
@MainActor
struct ShownParts {
  /// The states by use case; complete ones, and those without a golden, are left out.
  private var states: [[String]: Completeness] = [:]

  /// Reads the golden of each use case's launch, in its first configuration.
  init(of project: Project) {
    var seen: Set<[String]> = []
    for scenario in (try? project.scenarios()) ?? [] where scenario.name.script == "launch" {
      let key = Self.key(scenario.name.target, scenario.name.classForDisplay, scenario.name.useCase)
      guard seen.insert(key).inserted,
        let text = try? project.goldens.accepted.readStoryboard(scenario.golden)
      else { continue }
      let state = Storyboard.readablePart(of: text, of: scenario.name).storyboard.completeness
      if state != .complete { states[key] = state }
    }
  }

  /// Returns the state of a use case in words; `nil` if it is complete or has no golden.
  func words(of useCase: String, _ classForDisplay: String, in target: String) -> String? {
    states[Self.key(target, classForDisplay, useCase)]?.words
  }

  private static func key(_ target: String, _ classForDisplay: String, _ useCase: String) -> [String] {
    [target, classForDisplay, useCase]
  }
}
