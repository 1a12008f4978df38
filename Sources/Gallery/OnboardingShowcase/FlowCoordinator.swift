import GalleryStages
import HeadlessUIKit
import Onboarding
import ShowcaseKit

/// Pushes a screen that represents the app; its button presents the onboarding, which returns
/// there.
final class FlowCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  private var flow: FlowController?

  func start() {
    let screen = ButtonViewController(title: "Start") { [unowned self] screen in
      let flow = FlowController()
      self.flow = flow
      flow.navigationController.modalPresentationStyle = .fullScreen
      screen.present(flow.navigationController, animated: true)
    }
    navigationController?.pushViewController(screen, animated: false)
  }
}

/// A screen with one button in its middle.
final class ButtonViewController: UIViewController {
  private let button: UIButton

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - action: Called with the screen when the button is tapped.
  init(title: String, action: @escaping (UIViewController) -> Void) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    button = UIButton(configuration: configuration)
    super.init(nibName: nil, bundle: nil)
    button.addAction(
      UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.accessibilityIdentifier = "start"
    view.addCentered(button)
  }
}
