import ChromeCleanCoordinators
import ChromeCleanModel

/// The settings of a user.
class SettingsFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { SettingsCoordinator() }

  final class Defaults: SettingsFeature {}

  final class Changed: SettingsFeature {
    override func setUp(_ browserState: BrowserState) {
      browserState.preferences.searchEngine = .duckDuckGo
      browserState.preferences.blocksPopUps = false
      for _ in 0..<12 { browserState.browsingData.addPage() }
    }
  }
}
