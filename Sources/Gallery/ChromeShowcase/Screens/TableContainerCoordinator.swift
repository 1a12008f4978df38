import ChromeUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Pushes a table of bookmarks in its container.
final class TableContainerCoordinator: PushingCoordinator {
  override func makeScreen() -> UIViewController {
    let container = TableContainerViewController(table: BookmarkTableViewController(style: .plain))
    container.title = String(localized: "Table View", table: "TableContainer")
    return container
  }
}

/// The content of the container: bookmarks in two sections.
final class BookmarkTableViewController: UITableViewController, TableContainerContent {
  var selectionDidChange: (() -> Void)?
  private var sections: [(title: String, bookmarks: [String])] = [
    (
      String(localized: "Mobile bookmarks", table: "TableContainer"), ["Chromium", "Example Domain", "Swift"]
    ),
    (String(localized: "Other bookmarks", table: "TableContainer"), ["The New York Times", "YouTube"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bookmark")
  }

  func deleteRows(at indexPaths: [IndexPath]) {
    for path in indexPaths.sorted().reversed() {
      sections[path.section].bookmarks.remove(at: path.row)
    }
    tableView.deleteRows(at: indexPaths, with: .fade)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].bookmarks.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bookmark", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].bookmarks[indexPath.row]
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.textLabel?.numberOfLines = 0
    cell.imageView?.image = UIImage(systemName: "globe")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if !isEditing { tableView.deselectRow(at: indexPath, animated: true) }
    selectionDidChange?()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    selectionDidChange?()
  }
}
