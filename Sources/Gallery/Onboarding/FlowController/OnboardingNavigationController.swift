import HeadlessUIKit

/// A stack of screens below an opaque bar, held upright on a telephone, and as one likes on a tablet.
public final class OnboardingNavigationController: UINavigationController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
  }

  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
  }
}
