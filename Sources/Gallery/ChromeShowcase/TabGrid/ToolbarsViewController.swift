import ChromeUI
import HeadlessUIKit

/// Shows the bars above and below the tab grid, 10 points from the top and from each other.
final class ToolbarsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bars = [TabGridTopToolbar(), TabGridBottomToolbar()]
    for bar in bars {
      bar.showButtons(
        leading: String(localized: "Leading", table: "TabGrid"),
        trailing: String(localized: "Trailing", table: "TabGrid"))
    }
    let stack = UIStackView(.vertical, spacing: 10, bars)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
