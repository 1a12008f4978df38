import FocusModel
import Foundation
import HeadlessUIKit

/// What the screens of the settings read, change and ask.
@MainActor
package struct SettingsContext {
  /// The application whose settings these are.
  package let product: Product
  /// The app's version, as the user reads it.
  package let version: String
  /// What is switched on and off.
  package let settings: Settings
  /// The engines to choose from.
  package let searchEngines: SearchEngines
  /// Knows whether there is news to read.
  package let whatsNew: WhatsNew
  /// Finds out whether Safari lets the blocker in.
  package let contentBlockerDetector: any ContentBlockerDetector

  /// Gathers what the screens need.
  package init(
    product: Product = .focus, version: String, settings: Settings, searchEngines: SearchEngines,
    whatsNew: WhatsNew, contentBlockerDetector: any ContentBlockerDetector
  ) {
    self.product = product
    self.version = version
    self.settings = settings
    self.searchEngines = searchEngines
    self.whatsNew = whatsNew
    self.contentBlockerDetector = contentBlockerDetector
  }
}

/// Finds out whether Safari lets the app's blocker in.
@MainActor
package protocol ContentBlockerDetector: AnyObject {
  /// Asks Safari; the answer comes later.
  func detectEnabled(_ completion: @escaping @MainActor (Bool) -> Void)
}

/// Tells whenever the user has come back to the app, until it is stopped.
@MainActor
final class ActivationObserver {
  private var token: (any NSObjectProtocol)?

  init(_ activated: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: UIApplication.shared, queue: nil
    ) { _ in
      MainActor.assumeIsolated(activated)
    }
  }

  /// Tells nothing any more; the observer has to be stopped before it goes.
  func stop() {
    token.map(NotificationCenter.default.removeObserver)
    token = nil
  }
}
