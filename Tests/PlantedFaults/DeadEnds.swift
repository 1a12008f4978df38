import Foundation
import HeadlessUIKit

/// Shows a spinner over everything until an answer comes, which an error is not.
final class SpinningViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Load") { [unowned self] in
      let cover = UIView(frame: view.bounds)
      cover.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 100, y: 300, width: 200, height: 30))
      label.text = "Loading"
      cover.addSubview(label)
      view.addSubview(cover)
    }
  }
}

/// Presents an alert that has no actions.
final class AlertViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Warn") { [unowned self] in
      present(
        UIAlertController(title: "Careful", message: nil, preferredStyle: .alert), animated: true)
    }
  }
}

/// Disables its button while it works, and forgets that after an error.
final class DisabledViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Ready")
    let button = addButton("Send")
    button.addAction(
      UIAction { [unowned button] _ in
        button.isEnabled = false
        label.text = "Sending failed"
      }, for: .touchUpInside)
  }
}

/// Pushes a screen for each tap, after a moment.
final class PushedTwiceViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    addButton("Open") { [unowned self] in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
        self?.navigationController?.pushViewController(OrderViewController(), animated: false)
      }
    }
  }

  private final class OrderViewController: ColumnViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Order"
      addLabel("One cake")
    }
  }
}

/// Presents a sheet over whatever is in front, for each answer.
final class SheetTwiceViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Ask") { [unowned self] in
      for delay in [0.2, 1.4] {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.ask() }
      }
    }
  }

  private func ask() {
    let front = sequence(first: self as UIViewController, next: \.presentedViewController)
      .reversed().first
    front?.present(QuestionViewController(), animated: false)
  }

  private final class QuestionViewController: ColumnViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addLabel("How do you like it?")
      addButton("Well") { [unowned self] in dismiss(animated: true) }
    }
  }
}

/// Has a control of its own, whose target is gone.
final class UnwiredViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Off")
    let pill = Pill()
    pill.accessibilityIdentifier = "pill"
    pill.accessibilityLabel = "Turn on"
    pill.isAccessibilityElement = true
    pill.accessibilityTraits = .button
    pill.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let switcher = Switcher(label)
    pill.addAction(UIAction { [weak switcher] _ in switcher?.turn() }, for: .touchUpInside)
    add(pill)
    addButton("Reset") { [unowned self] in title = title == nil ? "Reset" : nil }
  }

  private final class Pill: UIControl {}

  @MainActor
  private final class Switcher {
    private let label: UILabel

    init(_ label: UILabel) { self.label = label }

    func turn() { label.text = "On" }
  }
}
