import ChromeCleanCoordinators
import ChromeCleanModel
import Coordination

/// A window for coordinators to work on.
@MainActor
struct CoordinatorWindow {
  let browserState = BrowserState()
  let browser: Browser

  init() {
    browser = browserState.browserList.createBrowser()
  }

  /// Gives a root coordinator what its children get from it.
  func adopt(_ coordinator: ChromeCoordinator) {
    coordinator.browser = browser
    coordinator.dispatcher = browser.dispatcher
  }
}
