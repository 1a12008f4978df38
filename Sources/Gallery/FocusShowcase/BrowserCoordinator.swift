import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Launches the app with a mocked web; subclasses set up the state before the launch, and the
/// user's first actions.
class BrowserCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  let source = MockBrowserSource(store: RecordingPreferenceStore())
  let browsingData = MockBrowsingData()
  private(set) lazy var web = MockWeb(browsingData: browsingData)
  /// Shows the screens that the browser requests.
  private(set) lazy var navigator = BrowserNavigator(context: context)
  private(set) lazy var context = SettingsContext.mock(store: source.store)
  private(set) var application: FocusApplication?

  /// The product to launch; Focus by default.
  class var product: Product { .focus }

  required init() {}

  /// Sets up the pasteboard and the preferences before the launch, without recording changes; by
  /// default the user has seen the introduction.
  func prepare(_ source: MockBrowserSource) {
    source.firstRun.introductionWillShow()
  }

  /// Performs the user's actions as soon as the app is active; none by default.
  func act(in browser: BrowserViewController) {}

  /// Shows the screen that the settings button opens: the settings by default.
  func showSettings(from browser: BrowserViewController) {
    navigator.browserViewControllerDidRequestSettings(browser)
  }

  final func start() {
    guard let navigationController else { return }
    // A separate source over the same preferences: the coordinator's own source records each
    // change.
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

/// Records the requests of the browser, and shows the screens as the app does.
extension BrowserCoordinator: BrowserViewControllerDelegate {
  func browserViewControllerDidRequestSettings(_ controller: BrowserViewController) {
    record(function: "didRequestSettings()")
    showSettings(from: controller)
  }

  func browserViewController(
    _ controller: BrowserViewController, didRequestSharingOf url: URL, from source: UIView
  ) {
    record(url.absoluteString, function: "didRequestSharing(of:)")
    navigator.browserViewController(controller, didRequestSharingOf: url, from: source)
  }

  func browserViewController(
    _ controller: BrowserViewController, didRequestOpening url: URL, in application: ExternalApplication
  ) {
    record(url.absoluteString, application, function: "didRequestOpening(_:in:)")
    navigator.browserViewController(controller, didRequestOpening: url, in: application)
  }

  private func record(_ arguments: Any?..., function: String) {
    CommandRecorder.current.record(
      "BrowserViewControllerDelegate", arguments: arguments, function: function)
  }
}

/// The user's actions in the browser.
extension BrowserViewController {
  /// Loads a page, like a link from another application.
  func open(_ address: String) {
    if let url = URL(string: address) { follow(.open(url)) }
  }

  /// Types a text a turn later, when the browser is in the window and the field can be focused.
  func type(_ text: String) {
    MainQueue.async { [unowned self] in
      urlBar.textField.becomeFirstResponder()
      text.forEach { urlBar.textField.insertText(String($0)) }
    }
  }

  /// Calls an action a second later, when the splash is gone and the page has loaded.
  func later(_ action: @escaping @MainActor (BrowserViewController) -> Void) {
    MainQueue.asyncAfter(seconds: 1) { [weak self] in
      if let self { action(self) }
    }
  }
}

extension UIView {
  /// Presses the middle of the view for 0.6 seconds, longer than the 0.5 seconds of a long press.
  func longPress() {
    guard let window else { return }
    let touch = UITouch(in: window, at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window))
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    MainQueue.asyncAfter(seconds: 0.6) {
      touch.update(.ended, at: touch.location(in: nil))
      window.sendEvent(event)
    }
  }
}
