import FocusModel
import Foundation
import HeadlessUIKit

/// The values and services that the screens of the settings use.
@MainActor
package struct SettingsContext {
  /// The application whose settings these are.
  package let product: Product
  /// The app's version, such as `4.0`.
  package let version: String
  /// The settings that are on or off.
  package let settings: Settings
  /// The engines to choose from.
  package let searchEngines: SearchEngines
  /// Whether there is unread news of this version.
  package let whatsNew: WhatsNew
  /// Detects whether the blocker is enabled in Safari.
  package let contentBlockerDetector: any ContentBlockerDetector

  /// Creates a context; the product is Focus by default.
  package init(
    product: Product = .focus, version: String, settings: Settings, searchEngines: SearchEngines,
    whatsNew: WhatsNew, contentBlockerDetector: any ContentBlockerDetector
  ) {
    (self.product, self.version) = (product, version)
    (self.settings, self.searchEngines) = (settings, searchEngines)
    (self.whatsNew, self.contentBlockerDetector) = (whatsNew, contentBlockerDetector)
  }
}

/// Detects whether the app's blocker is enabled in Safari.
@MainActor
package protocol ContentBlockerDetector: AnyObject {
  /// Asks Safari, and calls the completion later.
  func detectEnabled(_ completion: @escaping @MainActor (Bool) -> Void)
}

/// Reports whenever the user has returned to the app.
@MainActor
final class ActivationObserver {
  private var token: (any NSObjectProtocol)?

  /// Begins to observe; `stop()` must be called before the observer is released.
  func start(_ activated: @escaping @MainActor () -> Void) {
    // A screen may be about to appear twice, as when the user begins to leave it and then stays.
    stop()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: UIApplication.shared, queue: nil
    ) { _ in
      MainActor.assumeIsolated(activated)
    }
  }

  /// Ends observing.
  func stop() {
    token.map(NotificationCenter.default.removeObserver)
    token = nil
  }
}
