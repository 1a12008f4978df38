import ScenarioGoldens

/// One thing that changed, with all scenarios in which it shows.
package struct Cause: Hashable, Sendable {
  /// Four hexadecimal digits or more, which are the same in every report of the same differences.
  package let name: String
  /// How much the change itself matters, whatever follows from it.
  package let severity: CauseSeverity
  /// All scenarios that have it, in order.
  package let scenarios: [ScenarioName]
  /// What changed, as `color="#AA0000" -> color="#172B4D" of UILabel in OverlayContentView`.
  package let change: String
  /// Where to look at it.
  package let example: Example
  /// Whether all that it says is that there is no golden.
  package let isNew: Bool
  /// In which of the configurations that ran it shows; `nil` where in all of them.
  package let configurations: Configurations?

  /// One scenario that shows the cause, and little else.
  package struct Example: Hashable, Sendable {
    package let scenario: ScenarioName
    /// The step in which it shows first, counted from 1; `nil` where the scenario has no such step.
    package let step: Int?
    /// What differs there, as a difference of storyboards says it.
    package let lines: [String]
    /// How many more differences of the scenario are of this cause.
    package let moreCount: Int
    /// What follows from it there, as `5 nodes elsewhere or of another size, content=`; `nil` where nothing does.
    package let followers: String?
  }

  /// Some of the configurations that ran.
  package struct Configurations: Hashable, Sendable {
    /// Those in which the cause shows, in order.
    package let names: [String]
    /// How many ran.
    package let ranCount: Int
  }
}
