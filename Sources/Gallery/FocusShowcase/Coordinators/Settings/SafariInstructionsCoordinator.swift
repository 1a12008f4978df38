import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// How to let the blocker into Safari; the user has done so when they come back for the second time.
final class SafariInstructionsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  /// Safari is asked by the settings first, and then with each return.
  private lazy var context = SettingsContext.mock(blockerAnswers: [false, false, true])

  func makeFormerScreen() -> UIViewController? { SettingsViewController(context: context) }

  func makeScreen() -> UIViewController {
    SafariInstructionsViewController(product: context.product, detector: context.contentBlockerDetector)
  }
}
