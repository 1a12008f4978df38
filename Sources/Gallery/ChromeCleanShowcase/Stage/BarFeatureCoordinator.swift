import GalleryStages
import HeadlessUIKit

/// Stages a coordinator that makes a bar.
class BarFeatureCoordinator: FeatureCoordinator {
  override func show(_ viewController: UIViewController) {
    super.show(BarStageViewController(bar: viewController))
  }
}

/// Shows a bar where an app has it, at the top of an empty page, at its preferred height.
final class BarStageViewController: UIViewController {
  private let bar: UIViewController

  init(bar: UIViewController) {
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stage(bar) {
      [
        $0.topAnchor.constraint(equalTo: view.topAnchor),
        $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ]
    }
  }
}
