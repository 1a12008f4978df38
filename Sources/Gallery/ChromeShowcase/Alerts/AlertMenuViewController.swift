import ChromeUI
import HeadlessUIKit

/// A column of buttons that open alerts, and a switch that adds a button to them.
final class AlertMenuViewController: UIViewController {
  /// Called with the chosen alert, and whether it is to offer to block dialogs.
  var didChoose: ((AlertExample, Bool, UIViewController) -> Void)?
  private let blockSwitch = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    // The screen is white in each appearance, as Chrome's is.
    overrideUserInterfaceStyle = .light
    definesPresentationContext = true
    let stack = UIStackView(arrangedSubviews: AlertExample.all.map(makeButton) + [makeSwitchRow()])
    stack.axis = .vertical
    stack.spacing = 30
    stack.distribution = .fillEqually
    addScrolling(stack)
  }

  /// Centers the column, which scrolls if it does not fit.
  private func addScrolling(_ stack: UIStackView) {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    let (content, visible) = (scrollView.contentLayoutGuide, scrollView.safeAreaLayoutGuide)
    let fillsScreen = content.heightAnchor.constraint(equalTo: visible.heightAnchor)
    fillsScreen.priority = .defaultLow
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: visible.heightAnchor),
      fillsScreen,
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: visible.leadingAnchor, constant: 16),
    ])
  }

  private func makeButton(_ example: AlertExample) -> UIButton {
    let button = WrappingButton(font: .systemFont(ofSize: 17))
    button.setTitle(example.buttonTitle.shown, for: .normal)
    let open = UIAction { [unowned self] _ in didChoose?(example, blockSwitch.isOn, self) }
    button.addAction(open, for: .touchUpInside)
    return button
  }

  private func makeSwitchRow() -> UIView {
    let label = UILabel()
    label.text = String(localized: "Show \"Block Alerts Button\"", table: "Alerts")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    blockSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
    blockSwitch.accessibilityLabel = label.text
    blockSwitch.accessibilityIdentifier = "blockAlertsSwitch"
    let row = UIStackView(arrangedSubviews: [label, blockSwitch])
    row.spacing = 16
    row.alignment = .center
    return row
  }
}
