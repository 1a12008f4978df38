import Foundation
import HeadlessUIKit

/// Crashes when one more is removed than was added.
final class IndexViewController: ColumnViewController {
  private var rows = ["one"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("1 row")
    addButton("Add") { [unowned self] in
      rows.append("more")
      label.text = "\(rows.count) rows"
    }
    addButton("Remove") { [unowned self] in
      rows.remove(at: 0)
      label.text = "\(rows.count) rows"
    }
  }
}

/// Crashes where characters are not UTF-16 units.
final class EmojiViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("0")
    addField("Name") { text in
      precondition(text.utf16.count < text.count + 8, "the name has no room")
      label.text = "\(text.count)"
    }
  }
}

/// Crashes where a digit is not an Arabic numeral of the West.
final class DigitsViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("0")
    addField("Amount") { text in
      let digits = text.filter(\.isNumber)
      guard !digits.isEmpty, digits.count < 18 else { return }
      guard let amount = Int(digits) else { preconditionFailure("the amount is not a number") }
      label.text = "\(amount)"
    }
  }
}

/// Crashes when a text is removed.
final class EmptyTextViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("-")
    let field = addField("Word") { text in
      guard let first = text.first else { preconditionFailure("there is no first letter") }
      label.text = "\(first)"
    }
    field.text = "word"
  }
}

/// Crashes when it is tapped twice in a row.
final class TwiceViewController: ColumnViewController {
  private var order: String? = "tea"

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("")
    addButton("Order") { [unowned self] in
      guard let order else { preconditionFailure("there is no order") }
      label.text = order
      self.order = nil
    }
  }
}

/// Raises an exception after a switch was turned on.
final class ExceptionViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let toggle = addSwitch("Wide")
    let other = UIView()
    addButton("Align") { [unowned self, unowned toggle, other] in
      // Without a common ancestor, the constraint cannot be activated.
      if toggle.isOn { view.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true }
      title = "Aligned"
    }
  }
}

/// Never becomes idle after a tap.
final class EndlessViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Start") { [weak self] in self?.repeatForever() }
  }

  private func repeatForever() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.repeatForever() }
    }
  }
}

/// Computes forever after a tap.
final class BusyHangViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Compute") {
      var number: UInt64 = 1
      while number > 0 { number = number &* 6_364_136_223_846_793_005 | 1 }
    }
  }
}

/// Does not return from a tap.
final class HangViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Start") {
      // A wait that the stage has no clock for, and that uses no processor time until the limit.
      while true { pause() }
    }
  }
}
