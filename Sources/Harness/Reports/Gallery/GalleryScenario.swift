import GoldenFiles
import Storyboards

/// A scenario of a gallery, and what it shows.
package struct GalleryScenario: Sendable {
  package var name: ScenarioName
  /// The scenario's golden; `nil` where there is none that can be read.
  package var storyboard: Storyboard?

  package init(_ name: ScenarioName, _ storyboard: Storyboard?) {
    self.name = name
    self.storyboard = storyboard
  }
}
