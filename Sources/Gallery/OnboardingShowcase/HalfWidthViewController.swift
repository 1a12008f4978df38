import Foundation
import HeadlessUIKit

/// A container that shows a controller on half of the screen, as in a split view of two apps, above
/// a switch that makes it fill the screen.
///
/// On half of the screen the controller has the compact size class of a narrow window.
final class HalfWidthViewController: UIViewController {
  private let content: UIViewController
  private let widths = UISegmentedControl(items: ["Half", "Full"])
  private lazy var halfWidth = content.view.widthAnchor.constraint(
    equalTo: view.widthAnchor, multiplier: 0.5)
  private lazy var fullWidth = content.view.widthAnchor.constraint(equalTo: view.widthAnchor)

  init(showing content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray
    widths.selectedSegmentIndex = 0
    widths.addAction(
      UIAction { [unowned self] _ in setHalf(widths.selectedSegmentIndex == 0) }, for: .valueChanged)
    addChild(content)
    for part in [content.view, widths] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    content.didMove(toParent: self)
    NSLayoutConstraint.activate([
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.bottomAnchor.constraint(equalTo: widths.topAnchor, constant: -8),
      widths.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      widths.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
    setHalf(true)
  }

  private func setHalf(_ isHalf: Bool) {
    NSLayoutConstraint.deactivate([isHalf ? fullWidth : halfWidth])
    NSLayoutConstraint.activate([isHalf ? halfWidth : fullWidth])
    content.traitOverrides.horizontalSizeClass = isHalf ? .compact : .unspecified
  }
}
