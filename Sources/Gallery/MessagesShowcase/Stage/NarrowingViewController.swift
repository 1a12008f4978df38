import Flow
import Foundation
import HeadlessUIKit

/// A controller above a switch for its width: regular, or compact as in a narrow window.
final class WidthViewController: UIViewController {
  let bag = DisposeBag()
  private let content: UIViewController
  private let widths = UISegmentedControl(items: ["Device", "Regular", "Compact"])

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
    bag += widths.plain().onValue { [unowned self] index in
      setWidth([.unspecified, .regular, .compact][index])
    }
    addChild(content)
    for part in [content.view, widths] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    content.didMove(toParent: self)
    NSLayoutConstraint.activate([
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.view.bottomAnchor.constraint(equalTo: widths.topAnchor, constant: -8),
      widths.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      widths.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      widths.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
  }

  private func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    content.traitOverrides.horizontalSizeClass = sizeClass
    content.view.setNeedsLayout()
  }
}
