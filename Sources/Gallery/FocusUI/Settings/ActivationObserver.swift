import Foundation
import HeadlessUIKit

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
