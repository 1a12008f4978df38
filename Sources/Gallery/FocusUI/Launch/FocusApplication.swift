import FocusModel
import Foundation
import HeadlessUIKit

/// The application delegate: it shows the splash and the introduction, and follows links of other
/// applications.
package final class FocusApplication: UIApplicationDelegate {
  /// The stack of screens, whose first one is the browser.
  let navigationController: UINavigationController
  let browserViewController: BrowserViewController
  private let firstRun: FirstRun
  private let whatsNew: WhatsNew
  private let dataStore: any BrowsingDataStore
  private var links = DeepLinkQueue()
  /// Covers the window at launch, and while the app is inactive and may show in the app switcher.
  package let splash: SplashView
  /// Whether the splash at launch is over.
  private var hasLaunched = false

  /// Creates an app that has not launched yet.
  ///
  /// - Parameters:
  ///   - browser: The first screen, whose product is that of the app.
  ///   - navigationController: The stack of screens, which is in the key window.
  ///   - firstRun: Determines whether the introduction is shown.
  ///   - whatsNew: Counts the launches after an update.
  ///   - dataStore: Keeps the data of browsing, which is removed at launch.
  package init(
    browser: BrowserViewController, on navigationController: UINavigationController, firstRun: FirstRun,
    whatsNew: WhatsNew, dataStore: any BrowsingDataStore
  ) {
    browserViewController = browser
    self.navigationController = navigationController
    self.firstRun = firstRun
    self.whatsNew = whatsNew
    self.dataStore = dataStore
    splash = SplashView(product: browser.product)
  }

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    disableLocalStorage(of: application)
    dataStore.removeEverything()
    whatsNew.didLaunch()
    navigationController.pushViewController(browserViewController, animated: false)
    application.keyWindow?.addFilling(splash)
    splash.leaveAtLaunch { self.hasLaunched = true }
    // A turn later, as the appearance calls of the push and of a presentation would be mixed.
    if firstRun.isIntroductionDue { MainQueue.async { self.introduce() } }
    return true
  }

  package func applicationWillResignActive(_ application: UIApplication) {
    splash.cover()
  }

  /// Uncovers the browser, and then follows the link that waits.
  package func applicationDidBecomeActive(_ application: UIApplication) {
    // At launch the splash disappears by itself, unless the app has become inactive meanwhile.
    guard hasLaunched || splash.isCovering else { return followWaitingLink() }
    splash.uncover { self.followWaitingLink() }
  }

  package func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard let link = DeepLink(url, scheme: browserViewController.product.deepLinkScheme) else { return false }
    let isActive = app.applicationState == .active
    if let link = links.receive(link, isActive: isActive) { browserViewController.follow(link) }
    return true
  }

  private func followWaitingLink() {
    if let link = links.didBecomeActive() { browserViewController.follow(link) }
  }

  /// Disables WebKit's local storage, part of which stays in memory, where an erase cannot remove
  /// it.
  private func disableLocalStorage(of application: UIApplication) {
    application.environment.userDefaults.set(false, forKey: "WebKitLocalStorageEnabledPreferenceKey")
  }

  private func introduce() {
    firstRun.introductionWillShow()
    browserViewController.present(FirstRunViewController(), animated: false)
  }
}
