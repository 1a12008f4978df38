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

/// Records where the browser leads, and goes there as the app does.
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

/// What the user does in the browser.
extension BrowserViewController {
  /// Loads a page, as a link from another application does.
  func open(_ address: String) {
    if let url = URL(string: address) { follow(.open(url)) }
  }

  /// Types, once the keyboard is there.
  func type(_ text: String) {
    MainQueue.async { [unowned self] in
      urlBar.textField.becomeFirstResponder()
      text.forEach { urlBar.textField.insertText(String($0)) }
    }
  }

  /// Does something a second later, when the splash is gone, and the page is there.
  func later(_ action: @escaping @MainActor (BrowserViewController) -> Void) {
    MainQueue.asyncAfter(seconds: 1) { [weak self] in
      if let self { action(self) }
    }
  }
}

extension UIView {
  /// Rests a finger on the middle of the view until a menu opens.
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
