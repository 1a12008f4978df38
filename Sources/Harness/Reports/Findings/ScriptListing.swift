import Causes
import Storyboards

/// The scenarios of a cause, one line for each script.
///
///     Onboarding/OnboardingViewController/Manage a project/launch (24 configurations)
///     Onboarding/FlowController/From the app and back/make-a-board (German, iPhone)
///     ... 16 more scripts
package struct ScriptListing {
  package let lines: [String]

  /// - Parameter most: How many scripts are listed at most.
  package init(_ names: [ScenarioName], most: Int = 8) {
    var order: [String] = []
    var configurations: [String: [String]] = [:]
    for name in names {
      let script = "\(name.target)/\(name.identifier)"
      if configurations[script] == nil { order.append(script) }
      configurations[script, default: []].append(name.configuration)
    }
    // A line that counts one script takes as much room as the script.
    let shown = order.count <= most + 1 ? order : Array(order.prefix(most))
    let omission = order.count > shown.count ? ["... \(order.count - shown.count) more scripts"] : []
    lines = shown.map { "\($0) (\(Self.words(configurations[$0] ?? [])))" } + omission
  }

  /// The lines below a cause: a heading, and the scripts; empty if the cause names its only scenario
  /// already.
  package static func lines(below cause: Cause) -> [String] {
    guard cause.scenarios.count > 1 else { return [] }
    return ["scenarios:"] + ScriptListing(cause.scenarios).lines.map { "  \($0)" }
  }

  private static func words(_ configurations: [String]) -> String {
    configurations.count > 4
      ? "\(configurations.count) configurations" : configurations.joined(separator: ", ")
  }
}
