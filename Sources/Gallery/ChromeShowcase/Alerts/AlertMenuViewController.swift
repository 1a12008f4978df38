import ChromeUI
import HeadlessUIKit

/// A column of buttons that open alerts, and a switch that adds a button to them.
final class AlertMenuViewController: UIViewController {
  /// Told which alert was asked for, and whether it should offer to block dialogs.
  var didChoose: ((AlertExample, Bool, UIViewController) -> Void)?
  private let blockSwitch = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    definesPresentationContext = true
    let stack = UIStackView(arrangedSubviews: AlertExample.all.map(makeButton) + [makeSwitchRow()])
    stack.axis = .vertical
    stack.spacing = 30
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func makeButton(_ example: AlertExample) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(example.buttonTitle, for: .normal)
    let open = UIAction { [unowned self] _ in didChoose?(example, blockSwitch.isOn, self) }
    button.addAction(open, for: .touchUpInside)
    return button
  }

  private func makeSwitchRow() -> UIView {
    let label = UILabel()
    label.text = "Show \"Block Alerts Button\""
    blockSwitch.accessibilityLabel = label.text
    blockSwitch.accessibilityIdentifier = "blockAlertsSwitch"
    let row = UIStackView(arrangedSubviews: [label, blockSwitch])
    row.spacing = 16
    return row
  }
}
