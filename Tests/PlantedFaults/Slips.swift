import Foundation
import HeadlessUIKit

/// Keeps the index of a row that another button removes.
final class StaleRowViewController: ColumnViewController {
  private var rows = ["one", "two"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("two rows")
    let last = rows.count - 1
    addButton("Delete") { [unowned self] in
      if rows.count > 1 { rows.removeFirst() }
      label.text = "\(rows.count) rows, the rest deleted"
    }
    addButton("Show last") { [unowned self] in label.text = rows[last] }
  }
}

/// Expects a birthday before today.
final class BirthdayViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("-")
    let picker = UIDatePicker()
    let today = picker.date
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.accessibilityLabel = "Birthday"
    picker.addAction(
      UIAction { [unowned picker] _ in
        let age = today.timeIntervalSince(picker.date)
        precondition(age >= 0, "born in the future")
        label.text = "\(Int(age / 86400)) days"
      }, for: .valueChanged)
    add(picker)
  }
}

/// Computes with the scale of a pinch, of which it expects no small one.
final class ZoomViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("1")
    let map = UIView()
    map.heightAnchor.constraint(equalToConstant: 200).isActive = true
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { recognizer in
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      precondition(pinch.scale > 0.5, "the map is too small")
      label.text = "zoomed"
    }
    map.addGestureRecognizer(pinch)
    add(map)
  }
}

/// Has a shortcut that expects a selection.
final class ShortcutViewController: ColumnViewController {
  private var selection: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Nothing selected")
    addButton("Select") { [unowned self] in
      selection = "one"
      label.text = "one"
    }
    addKeyCommand(
      UIKeyCommand(input: "d", modifierFlags: .command) { [unowned self] _ in
        guard let selection else { preconditionFailure("nothing is selected") }
        label.text = selection + selection
      })
  }
}

/// Shows the row that was the first one when the button was made.
final class WrongRowViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var rows = ["one", "two", "three"]
    let first = rows[0]
    let label = addLabel("-")
    addButton("Show first") { label.text = first }
    addButton("Move first to end") {
      rows.append(rows.removeFirst())
      label.text = "the order is \(rows.joined(separator: ", "))"
    }
  }
}

/// Ignores the first row of its wheel.
final class FirstRowViewController: ColumnViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Size S"
    add(label)
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (self, self)
    add(picker)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  )
    -> String?
  {
    ["S", "M", "L"][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if row > 0 { label.text = "Size \(["S", "M", "L"][row])" }
  }
}
