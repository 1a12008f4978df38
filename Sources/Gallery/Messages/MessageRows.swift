import Flow
import Foundation
import HeadlessUIKit

/// The rows of a list of messages, and the taps on them.
@MainActor
final class MessageRows {
  var messages: [Message] = []
  let taps: Callbacker<Message> = Callbacker()
}

extension MessageRows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "message")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "message")
    let message = messages[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = message.sender
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = message.subject
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = "message.\(indexPath.row)"
    return cell
  }
}

extension MessageRows: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    taps.callAll(with: messages[indexPath.row])
  }
}

/// The updater of a search controller, which reports the text of the search field.
@MainActor
final class SearchUpdater: UISearchResultsUpdating {
  let texts: Callbacker<String> = Callbacker()

  func updateSearchResults(for searchController: UISearchController) {
    texts.callAll(with: searchController.searchBar.text ?? "")
  }
}
