import ChromeCommands
import HeadlessUIKit

/// An empty page below a strip of tabs, with a switch for the strip.
public final class TabStripPageViewController: UIViewController {
  public weak var dispatcher: (any TabStripCommands)?

  /// What stands on top.
  public var tabStripViewController: UIViewController? {
    didSet { embedTabStrip(insteadOf: oldValue) }
  }

  private let visibilitySwitch = UISwitch()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Show tab strip"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    visibilitySwitch.setContentHuggingPriority(.required, for: .horizontal)
    visibilitySwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
    visibilitySwitch.isOn = true
    visibilitySwitch.accessibilityLabel = label.text
    visibilitySwitch.accessibilityIdentifier = "tabStripVisibleSwitch"
    visibilitySwitch.addAction(UIAction { [unowned self] _ in didFlipSwitch() }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [label, visibilitySwitch])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }

  private func didFlipSwitch() {
    if visibilitySwitch.isOn { dispatcher?.showTabStrip() } else { dispatcher?.hideTabStrip() }
  }

  private func embedTabStrip(insteadOf former: UIViewController?) {
    former?.willMove(toParent: nil)
    former?.view.removeFromSuperview()
    former?.removeFromParent()
    guard let strip = tabStripViewController else { return }
    addChild(strip)
    strip.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(strip.view)
    NSLayoutConstraint.activate([
      strip.view.topAnchor.constraint(equalTo: view.topAnchor),
      strip.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      strip.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      strip.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 44),
    ])
    strip.didMove(toParent: self)
  }
}
