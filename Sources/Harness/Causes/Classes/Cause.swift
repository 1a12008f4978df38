import Storyboards

/// One change, with all scenarios that show it.
package struct Cause: Hashable, Sendable {
  /// Four or more hexadecimal digits, which are the same in each report of the same differences.
  package let name: String
  /// The severity of the change itself, without what follows from it.
  package let severity: CauseSeverity
  /// All scenarios that have it, in order.
  package let scenarios: [ScenarioName]
  /// What changed, such as `color=#AA0000 -> color=#172B4D of UILabel in OverlayContentView`.
  package let change: String
  /// A scenario that shows it.
  package let example: Example
  /// Whether the cause is only that there is no golden.
  package let isNew: Bool
  /// The configurations that show it, of those that ran; `nil` if all of them do.
  package let configurations: Configurations?
  /// The first step of each scenario that shows it, from 1; a scenario is missing if it is not about a step there.
  package let steps: [ScenarioName: Int]

  /// A scenario that shows the cause, and little else.
  package struct Example: Hashable, Sendable {
    package let scenario: ScenarioName
    /// The number of the first step that shows it, from 1; `nil` if it is not about a step.
    package let step: Int?
    /// The difference there, as in a difference of storyboards.
    package let lines: [String]
    /// The number of further differences of the scenario with this cause.
    package let moreCount: Int
    /// What follows from it there, such as `5 nodes elsewhere or of another size, content=`; `nil` if nothing
    /// does.
    package let followers: String?
  }

  /// Some of the configurations that ran.
  package struct Configurations: Hashable, Sendable {
    /// The names of those that show the cause, in order.
    package let names: [String]
    /// The number of configurations that ran.
    package let ranCount: Int
  }
}
