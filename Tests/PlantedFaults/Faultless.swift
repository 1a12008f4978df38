import Foundation
import HeadlessUIKit

/// Counts, and keeps its count.
final class CounterViewController: ColumnViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("0")
    let stepper = UIStepper()
    stepper.maximumValue = 5
    stepper.accessibilityLabel = "Count"
    stepper.addAction(
      UIAction { [unowned stepper] _ in label.text = "\(Int(stepper.value))" }, for: .valueChanged)
    add(stepper)
    addButton("Reset") { [unowned stepper] in
      label.text = "0"
      stepper.value = 0
    }
  }
}

/// Has a field, a switch, a slider and segments, and a button that needs a text.
final class FormViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Nothing sent")
    label.numberOfLines = 0
    let send = addButton("Send")
    send.isEnabled = false
    let field = addField("Name") { [unowned send] text in send.isEnabled = !text.isEmpty }
    send.addAction(
      UIAction { [unowned self, unowned field, unowned send] _ in
        label.text = "Sent \(field.text?.count ?? 0) letters"
        field.text = ""
        send.isEnabled = false
        view.endEditing(true)
      }, for: .touchUpInside)
    addSwitch("News")
    let slider = UISlider()
    slider.accessibilityLabel = "Amount"
    add(slider)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    add(segments)
  }
}

/// Lists rows, each of which pushes a screen with an alert.
final class ListViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  )
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(DetailViewController(), animated: true)
  }
}

/// Asks a question.
final class DetailViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
    addButton("Ask") { [unowned self] in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      present(alert, animated: true)
    }
  }
}
