import HeadlessUIKit

/// Shows UIKit's four cell styles, a section each.
final class UIKitTableViewCellViewController: UITableViewController {
  private let headers: [LocalizedKey] = ["Default Style", "Value 1 Style", "Value 2 Style", "Subtitle Style"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    headers.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    String(localized: headers[section], table: "UIKitTableViewCell")
  }

  /// The section's number is the style's raw value.
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let style = UITableViewCell.CellStyle(rawValue: indexPath.section) ?? .default
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail Text"
    return cell
  }
}
