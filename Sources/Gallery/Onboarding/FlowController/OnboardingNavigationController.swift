import HeadlessUIKit

/// A stack of screens that is held upright on a telephone, and as one likes on a tablet.
final class OnboardingNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
  }
}
