import HeadlessUIKit

/// A screen that never becomes idle, so that its use case cannot be launched.
final class RestlessViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tick()
  }

  private func tick() {
    UIApplication.shared.runLoop.schedule(after: 1, name: "tick") { [weak self] in self?.tick() }
  }
}

/// A label with any text.
final class LabelViewController: UIViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
    label.accessibilityIdentifier = "label"
    label.text = text
    view.addSubview(label)
  }
}
