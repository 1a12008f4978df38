import Commands
import Diagnostics
import Project
import RenderTree
import ShowcaseKit
import Storyboards
import TestRunner

/// Prints what a use case shows.
@MainActor
struct ShowCommand: ProjectCommand {
  static let description = CommandDescription(
    "show", group: "Looking", summary: "Prints what a use case shows.",
    operands: Operands(
      "USECASE", "the use case, as [Showcase/]Class[/Use case[/script]] or Use case", count: 1...1),
    options: [
      .script,
      .configuration.meaning(
        "show it in this configuration; by default the first, of several plans that of an upright phone"),
      .format(Format.allCases.map(\.rawValue)), .output, .allCalls,
    ],
    example: "show 'LoginViewController/Empty' --format svg --output login.svg")

  let invocation: Invocation
  let project: Project
  let console: Console

  /// The ways to print.
  private enum Format: String, CaseIterable {
    case text
    case json
    case svg
    case storyboard
    case accessibility

    /// What is shown; `nil` for what the configuration says.
    var projection: RenderProjection? {
      switch self {
      case .accessibility: .accessibility
      case .text, .json, .svg: .whole
      case .storyboard: nil
      }
    }
  }

  func run() throws -> ExitCode {
    let format = try invocation.format(or: Format.text)
    let scenario = try project.scenario(
      of: invocation.names[0], script: invocation.name(of: .script),
      configuration: invocation.name(of: .configuration),
      projection: format.projection)
    // Faults of the script are found without running it.
    _ = try scenario.loadScript()
    return try StagedScenario(scenario, in: project, invocation, console).show { storyboard in
      storyboard.steps.last.map { text(of: $0, in: storyboard, as: format) }
    }
  }

  private func text(of step: Step, in storyboard: Storyboard, as format: Format) -> String {
    switch format {
    case .text, .accessibility: step.tree.treeText
    case .json: step.tree.json
    case .svg: step.tree.svg
    case .storyboard: storyboard.text
    }
  }
}

extension Option {
  fileprivate static let script = Option(
    "script", value: .required("NAME"), "replay this script of the use case first")
}
