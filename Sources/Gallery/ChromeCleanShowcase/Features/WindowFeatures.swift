import ChromeCleanCommands
import ChromeCleanCoordinators
import ChromeCleanModel
import Coordination

/// A whole window with a page in it.
class RootFeature: FeatureCoordinator {
  private lazy var loader = MockPageLoader(browserState)

  override func makeFeature() -> ChromeCoordinator {
    RootCoordinator()
  }

  override var laterCommands: [Any.Type] {
    [
      (any FindInPageSearchCommands).self, (any TabGridCommands).self, (any PreferencesCommands).self,
      (any BrowsingDataConfirmationCommands).self,
    ]
  }

  override func openTabs(in list: WebStateList) {
    browserState.pageLibrary.addMockedPages()
    list.observers.add(loader)
    list.insert(firstTab, [.activate])
  }

  /// The window's only tab.
  var firstTab: WebState { WebState(at: "https://www.example.com/", title: "Example Domain") }
}

/// A whole window with an empty tab in it.
final class EmptyRootFeature: RootFeature {
  override var firstTab: WebState { WebState() }
}

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

/// A tree of coordinators that can be started and stopped.
final class CoordinatorTreeFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { CoordinatorTreeCoordinator() }
}

/// A dispatcher whose handler can be added and removed.
final class CommandReportFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { CommandReportCoordinator() }
}

/// A page and a toolbar that share only a broadcast value.
final class ShrinkingToolbarFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { ShrinkingToolbarCoordinator() }
}
