import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Launches the app with a mocked web; a subclass says what was before, and what the user does first.
class BrowserCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  let source = MockBrowserSource(store: RecordingPreferenceStore())
  let browsingData = MockBrowsingData()
  private(set) lazy var web = MockWeb(browsingData: browsingData)
  /// Shows what the browser leads to.
  private(set) lazy var navigator = BrowserNavigator(context: context)
  private(set) lazy var context = SettingsContext.mock(store: source.store)
  private(set) var application: FocusApplication?

  /// The application that is launched; Focus by default.
  class var product: Product { .focus }

  required init() {}

  /// Sets up what was before: the pasteboard, and preferences, of which nobody is told; the user has seen the introduction.
  func prepare(_ source: MockBrowserSource) {
    source.firstRun.introductionWillShow()
  }

  /// Does what leads to the state that is shown off, as soon as the app is active; nothing by default.
  func act(in browser: BrowserViewController) {}

  /// Goes where the settings button leads: to the settings by default.
  func showSettings(from browser: BrowserViewController) {
    navigator.browserViewControllerDidRequestSettings(browser)
  }

  final func start() {
    guard let navigationController else { return }
    prepare(MockBrowserSource())
    UIApplication.shared.addSupportPages()
    UIApplication.shared.recordOpenedAddresses()
    web.install()
    let browser = BrowserViewController(source: source, dataStore: browsingData, product: Self.product)
    browser.webViewController.contentSource = web
    browser.delegate = self
    let application = FocusApplication(
      browser: browser, on: navigationController, firstRun: source.firstRun,
      whatsNew: source.whatsNew,
      dataStore: browsingData)
    self.application = application
    UIApplication.shared.launch(application)
    act(in: browser)
  }

  func stop() {
    application?.splash.removeFromSuperview()
    UIApplication.shared.delegate = nil
  }
}
