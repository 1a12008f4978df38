import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The switches for trackers, on a screen of their own.
final class TrackingProtectionCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { TrackingProtectionViewController(context: .mock()) }
}
