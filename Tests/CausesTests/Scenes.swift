import RenderTree
import Storyboards

@testable import Causes

/// Small scenarios, whose trees are written as in a golden.
enum Scenes {
  static func name(
    _ script: String = "launch", in configuration: String = "iPhone", useCase: String = "Use"
  ) -> ScenarioName {
    ScenarioName(
      target: "App", classForDisplay: "Class", useCase: useCase, script: script, configuration: configuration)
  }

  /// A tree whose lines are written without the indentation of a literal.
  static func tree(_ text: String) throws -> RenderNode { try RenderNode(text: text + "\n") }

  static func storyboard(_ name: ScenarioName, _ trees: [String], calls: [String] = []) throws -> Storyboard {
    let steps = try trees.enumerated().map { index, text in
      Step(
        cause: index == 0 ? "launch" : "tap(\(index))", calls: index == 0 ? calls : [],
        tree: try tree(text))
    }
    return Storyboard(
      useCase: name.useCase, script: name.script, configuration: name.configuration, steps: steps)
  }

  /// The differences between a golden and the actual storyboard, each made of some trees.
  static func atoms(
    _ golden: [String], _ actual: [String], of name: ScenarioName = name()
  ) throws -> ScenarioAtoms {
    ScenarioAtoms(name, golden: try storyboard(name, golden), actual: try storyboard(name, actual))
  }

  /// The differences between two trees, each atom with those that it follows from: `change` or `change < reason`.
  static func told(_ golden: String, _ actual: String) throws -> [String] {
    let atoms = try atoms([golden], [actual]).atoms
    return atoms.map { atom in
      let reasons = atom.reasons.sorted().map { atoms[$0].change }
      return atom.change + (reasons.isEmpty ? "" : " < " + reasons.joined(separator: " & "))
    }
  }
}
