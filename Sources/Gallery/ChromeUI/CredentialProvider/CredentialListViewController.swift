import HeadlessUIKit

/// Lists the saved passwords, those for the current website first, below a search bar.
package final class CredentialListViewController: UITableViewController {
  package weak var delegate: (any CredentialListConsumerDelegate)?
  private var suggestions: [Credential] = []
  private var allCredentials: [Credential] = []
  private let searchController = UISearchController(searchResultsController: nil)

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = text("Passwords")
    // Otherwise the search would stay over the screens that are pushed.
    definesPresentationContext = true
    tableView.accessibilityIdentifier = "kCredentialListTableAccessibilityIdentifier"
    setUpSearch()
    setUpCancelButton()
  }

  /// Shows other credentials.
  package func present(suggestions: [Credential], all credentials: [Credential]) {
    self.suggestions = suggestions
    allCredentials = credentials
    tableView.reloadData()
    tableView.backgroundView = sections.isEmpty ? makeEmptyView() : nil
  }

  package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].credentials.count
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let credential = sections[indexPath.section].credentials[indexPath.row]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "credential")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "credential")
    cell.accessoryType = .detailButton
    cell.contentConfiguration = UIListContentConfiguration.subtitle(credential.serviceName, credential.user)
    return cell
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.userSelectedCredential(sections[indexPath.section].credentials[indexPath.row])
  }

  package override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    delegate?.showDetails(for: sections[indexPath.section].credentials[indexPath.row])
  }
}

extension CredentialListViewController {
  /// The headers with their credentials; empty sections are left out.
  private var sections: [(header: String, credentials: [Credential])] {
    [
      (text("Suggested Passwords"), suggestions),
      (text("All Passwords"), allCredentials),
    ].filter { !$0.1.isEmpty }
  }

  private func setUpSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = text("Search")
    searchController.searchBar.accessibilityIdentifier = "kCredentialListSearchBarAccessibilityIdentifier"
    tableView.tableHeaderView = searchController.searchBar
  }

  private func setUpCancelButton() {
    let cancel = UIAction { [unowned self] _ in delegate?.navigationCancelButtonWasPressed() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: text("Cancel"), primaryAction: cancel)
  }

  private func makeEmptyView() -> UIView {
    let label = UILabel()
    label.text = text("No Results")
    label.accessibilityIdentifier = "kCredentialListNoResultsAccessibilityIdentifier"
    label.font = .preferredFont(forTextStyle: .title3)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func text(_ key: LocalizedKey) -> String {
    String(localized: key, table: "CredentialProvider")
  }
}

extension CredentialListViewController: UISearchResultsUpdating {
  package func updateSearchResults(for searchController: UISearchController) {
    delegate?.updateResults(withFilter: searchController.searchBar.text ?? "")
  }
}

/// Receives what the user does with the list of passwords.
@MainActor
package protocol CredentialListConsumerDelegate: AnyObject {
  func navigationCancelButtonWasPressed()
  /// The user typed something else into the search bar.
  func updateResults(withFilter filter: String)
  func userSelectedCredential(_ credential: Credential)
  func showDetails(for credential: Credential)
}

/// Unlocks a password for its screen.
@MainActor
package protocol CredentialDetailsConsumerDelegate: AnyObject {
  /// Calls `completion` with the password once the user has authenticated, and never otherwise.
  func unlockPassword(for credential: Credential, completion: @escaping @MainActor (String) -> Void)
}

/// A saved password, as the list shows it; the password itself stays locked.
package struct Credential: Hashable, Sendable, CustomStringConvertible {
  /// The website that it is for.
  package let serviceName: String
  package let user: String

  package init(serviceName: String, user: String) {
    (self.serviceName, self.user) = (serviceName, user)
  }

  package var description: String { "\(serviceName), \(user)" }
}
