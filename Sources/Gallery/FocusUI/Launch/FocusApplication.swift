import FocusModel
import Foundation
import HeadlessUIKit

/// The app's life: the splash at launch and whenever others might look, the introduction, and links from elsewhere.
package final class FocusApplication: UIApplicationDelegate {
  /// The stack of screens, on which the browser is the first.
  let navigationController: UINavigationController
  let browserViewController: BrowserViewController
  private let firstRun: FirstRun
  private let whatsNew: WhatsNew
  private let dataStore: any BrowsingDataStore
  private var links = DeepLinkQueue()
  /// Covers the window at launch, and whenever others might look.
  package let splash: SplashView
  /// Whether the splash at launch is over.
  private var hasLaunched = false

  /// Makes an app that has yet to launch.
  ///
  /// - Parameters:
  ///   - browser: The first screen, which knows the product that the app is.
  ///   - navigationController: The stack of screens; it shows on the key window.
  ///   - firstRun: Knows whether the app has introduced itself.
  ///   - whatsNew: Counts the launches after an update.
  ///   - dataStore: Keeps what pages leave behind, and forgets it with each launch.
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
    if firstRun.isIntroductionDue { MainQueue.async { self.introduce() } }
    return true
  }

  package func applicationWillResignActive(_ application: UIApplication) {
    splash.cover()
  }

  /// The splash of the launch goes by itself, unless it had to cover meanwhile; links are followed once nothing covers the browser.
  package func applicationDidBecomeActive(_ application: UIApplication) {
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

  /// Has WebKit keep no local storage at all, as it would keep some of it in memory, out of an erase's reach.
  private func disableLocalStorage(of application: UIApplication) {
    application.environment.userDefaults.set(false, forKey: "WebKitLocalStorageEnabledPreferenceKey")
  }

  private func introduce() {
    firstRun.introductionWillShow()
    browserViewController.present(FirstRunViewController(), animated: false)
  }
}
