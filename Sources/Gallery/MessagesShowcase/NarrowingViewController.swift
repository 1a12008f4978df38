import Flow
import Foundation
import HeadlessUIKit

/// A container that shows a controller above a switch, which makes it as narrow as a window beside
/// another app.
final class NarrowingViewController: UIViewController {
  private let content: UIViewController
  private let bag = DisposeBag()
  private let widths = UISegmentedControl(items: ["Wide", "Narrow"])
  private lazy var wide = content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor)
  private lazy var narrow = content.view.widthAnchor.constraint(equalToConstant: 375)

  init(showing content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    widths.selectedSegmentIndex = 0
    bag += widths.plain().onValue { [unowned self] index in setNarrow(index == 1) }
    addChild(content)
    for part in [content.view, widths] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    content.didMove(toParent: self)
    NSLayoutConstraint.activate([
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.bottomAnchor.constraint(equalTo: widths.topAnchor, constant: -8), wide,
      widths.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      widths.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      widths.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
  }

  private func setNarrow(_ isNarrow: Bool) {
    // First off, then on: both together would be in conflict.
    (isNarrow ? wide : narrow).isActive = false
    (isNarrow ? narrow : wide).isActive = true
    content.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .unspecified
    content.view.setNeedsLayout()
  }
}
