import ChromeCleanModel
import Coordination
import Expectations
import Testing

@MainActor
@Suite struct BrowserPreferencesTests {
  let preferences = BrowserPreferences()
  let observer = Observer()

  init() {
    preferences.observers.add(observer)
  }

  @Test func `At first Google searches, and pop-ups are blocked; observers are notified of each real change`()
  {
    expectEqual(preferences.searchEngine, .google)
    expectTrue(preferences.blocksPopUps)
    preferences.searchEngine = .google
    preferences.blocksPopUps = true
    expectEqual(observer.changes, [])
    preferences.searchEngine = .bing
    preferences.blocksPopUps = false
    expectEqual(observer.changes, ["Bing, blocks", "Bing, allows"])
  }

  @Test func `All windows of a user have the same preferences`() {
    let state = BrowserState()
    let browsers = [state.browserList.createBrowser(), state.browserList.createBrowser()]
    expectTrue(browsers.allSatisfy { $0.browserState.preferences === state.preferences })
    #expect(BrowserState().preferences !== state.preferences)
  }

  /// Logs the preferences after each change.
  final class Observer: BrowserPreferencesObserver {
    var changes: [String] = []

    func browserPreferencesDidChange(_ preferences: BrowserPreferences) {
      changes.append("\(preferences.searchEngine.name), \(preferences.blocksPopUps ? "blocks" : "allows")")
    }
  }
}
