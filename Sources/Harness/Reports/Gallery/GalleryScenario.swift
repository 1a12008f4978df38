import Goldens
import Storyboards

/// A scenario of a gallery, and what it shows.
public struct GalleryScenario: Sendable {
  public var name: ScenarioName
  /// The scenario's golden; `nil` where there is none that can be read.
  public var storyboard: Storyboard?

  public init(_ name: ScenarioName, _ storyboard: Storyboard?) {
    self.name = name
    self.storyboard = storyboard
  }
}
