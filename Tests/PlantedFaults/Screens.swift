import Foundation
import HeadlessUIKit

/// Hides its only button.
final class VanishingViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = addButton("Hide")
    button.addAction(UIAction { [unowned button] _ in button.isHidden = true }, for: .touchUpInside)
  }
}

/// Activates a constraint that contradicts others.
final class ConstraintViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Card")
    label.accessibilityIdentifier = "card"
    label.heightAnchor.constraint(equalToConstant: 40).isActive = true
    addButton("Widen") { [unowned self, unowned label] in
      label.heightAnchor.constraint(equalToConstant: 60).isActive = true
      view.setNeedsLayout()
    }
  }
}

/// Has a button that does nothing, and one that does something once.
final class DeafViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Off")
    addButton("Deaf")
    addButton("On") { [unowned label] in label.text = "On" }
  }
}

/// Shows a text that is cut off after a tap.
final class ClippedViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Short")
    addButton("More") { [unowned self, unowned label] in
      label.text = "A text that is much too long for the line that it is in"
      title = "More"
    }
  }
}

/// Looks up a text that no catalog has.
final class UntranslatedViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("")
    addButton("Greet") { [unowned label] in
      label.text = NSLocalizedString("greeting.morning", tableName: "Greetings", comment: "")
    }
  }
}
