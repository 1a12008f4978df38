import HeadlessUIKit

/// Stages a coordinator that makes a bar.
class BarFeatureCoordinator: FeatureCoordinator {
  override func show(_ viewController: UIViewController) {
    super.show(BarStageViewController(bar: viewController))
  }
}

/// Shows a bar where an app has it, at the top of an empty page; the bar is as high as it would
/// like.
final class BarStageViewController: UIViewController {
  private let bar: UIViewController

  init(bar: UIViewController) {
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(bar)
    bar.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar.view)
    bar.didMove(toParent: self)
    NSLayoutConstraint.activate([
      bar.view.topAnchor.constraint(equalTo: view.topAnchor),
      bar.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
