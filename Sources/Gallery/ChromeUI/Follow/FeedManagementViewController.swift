import HeadlessUIKit

/// Lists the settings of the feed.
package final class FeedManagementViewController: UITableViewController {
  private weak var delegate: (any FeedManagementNavigationDelegate)?

  package init(delegate: any FeedManagementNavigationDelegate) {
    self.delegate = delegate
    super.init(style: .insetGrouped)
    title = String(localized: "Manage", table: "Follow")
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "kFeedManagementTableAccessibilityIdentifier"
  }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = Row.allCases[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = "kFeedManagement\(row.rawValue)AccessibilityIdentifier"
    cell.contentConfiguration = UIListContentConfiguration.subtitle(
      String(localized: row.title, table: "Follow"), String(localized: row.detail, table: "Follow"))
    return cell
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Row.allCases[indexPath.row] {
    case .following: delegate?.handleNavigateToFollowing()
    case .interests: delegate?.handleNavigateToInterests()
    case .hidden: delegate?.handleNavigateToHidden()
    case .activity: delegate?.handleNavigateToActivity()
    }
  }

  /// The rows, from top to bottom.
  private enum Row: String, CaseIterable {
    case following = "Following"
    case interests = "Interests"
    case hidden = "Hidden"
    case activity = "Activity"

    var title: LocalizedKey {
      switch self {
      case .following: "Following"
      case .interests: "Interests"
      case .hidden: "Hidden"
      case .activity: "Activity"
      }
    }

    var detail: LocalizedKey {
      switch self {
      case .following: "See and manage the sites that you follow"
      case .interests: "See and manage the topics that interest you"
      case .hidden: "See and manage what you have hidden"
      case .activity: "See and manage what you have done"
      }
    }
  }
}
