import ChromeCleanCommands
import HeadlessUIKit

/// An empty page below a strip of tabs, with a switch for the strip.
package final class TabStripPageViewController: UIViewController {
  package weak var dispatcher: (any TabStripCommands)?

  /// The strip at the top of the page.
  package var tabStripViewController: UIViewController? {
    didSet { embed(tabStripViewController, insteadOf: oldValue, in: tabStripSlot) }
  }

  private let tabStripSlot = UIView()
  private let visibilitySwitch = UISwitch()

  package override func viewDidLoad() {
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
    view.addConstrained([tabStripSlot, row])
    tabStripSlot.spanWidth(of: view)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      tabStripSlot.topAnchor.constraint(equalTo: view.topAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }

  private func didFlipSwitch() {
    if visibilitySwitch.isOn { dispatcher?.showTabStrip() } else { dispatcher?.hideTabStrip() }
  }
}
