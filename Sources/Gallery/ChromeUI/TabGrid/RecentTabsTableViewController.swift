import Foundation
import HeadlessUIKit

/// Closed tabs, and those of other devices, which can be collapsed device by device.
package final class RecentTabsTableViewController: ListViewController {
  package weak var delegate: (any RecentTabsTableViewControllerDelegate)?
  private let closedTabs: [RecentTab]
  private let sessions: [DistantSession]
  /// The devices whose tabs are collapsed.
  private var collapsedSessions: Set<Int> = []

  package init(closedTabs: [RecentTab], sessions: [DistantSession]) {
    self.closedTabs = closedTabs
    self.sessions = sessions
    super.init(
      style: .grouped, cells: RecentTabCell.self,
      identifier: "kRecentTabsTableViewControllerAccessibilityIdentifier")
  }

  package required init?(coder: NSCoder) { nil }

  /// What a row shows.
  private enum Row {
    case tab(RecentTab)
    case fullHistory
    case device(DistantSession, index: Int)
  }

  /// The rows of a section: closed tabs with a link to the history, then a section for each device.
  private func rows(in section: Int) -> [Row] {
    guard section > 0 else { return closedTabs.map(Row.tab) + [.fullHistory] }
    let index = section - 1
    let tabs = collapsedSessions.contains(index) ? [] : sessions[index].tabs
    return [.device(sessions[index], index: index)] + tabs.map(Row.tab)
  }

  package override func numberOfSections(in tableView: UITableView) -> Int { 1 + sessions.count }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows(in: section).count
  }

  package override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    switch section {
    case 0: String(localized: "Recently closed", table: "RecentTabs")
    case 1: String(localized: "Other devices", table: "RecentTabs")
    default: nil
    }
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    guard let cell = cell as? RecentTabCell else { return cell }
    switch rows(in: indexPath.section)[indexPath.row] {
    case .tab(let tab): cell.show(tab.title, detail: tab.address, symbol: "globe")
    case .fullHistory:
      cell.show(String(localized: "Show full history", table: "RecentTabs"), detail: nil, symbol: "clock")
      cell.accessoryType = .disclosureIndicator
    case .device(let session, let index):
      cell.show(session.deviceName, detail: nil, symbol: "laptopcomputer")
      cell.showFolding(isFolded: collapsedSessions.contains(index))
    }
    return cell
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch rows(in: indexPath.section)[indexPath.row] {
    case .tab(let tab): delegate?.recentTabsTableViewController(self, didSelectTab: tab)
    case .fullHistory: delegate?.recentTabsTableViewControllerDidSelectFullHistory(self)
    case .device(_, let index): toggle(index)
    }
  }

  /// Collapses the tabs of a device, or expands them again.
  private func toggle(_ index: Int) {
    collapsedSessions.formSymmetricDifference([index])
    tableView.reloadSections(IndexSet(integer: index + 1), with: .fade)
  }
}

/// Receives what the user does with recent tabs.
@MainActor
package protocol RecentTabsTableViewControllerDelegate: AnyObject {
  func recentTabsTableViewController(
    _ controller: RecentTabsTableViewController, didSelectTab tab: RecentTab)
  func recentTabsTableViewControllerDidSelectFullHistory(_ controller: RecentTabsTableViewController)
}

/// A tab that was closed, or is open on another device.
package struct RecentTab: Hashable, Sendable, CustomStringConvertible {
  package let title: String
  package let address: String

  package init(title: String, address: String) {
    (self.title, self.address) = (title, address)
  }

  package var description: String { "\(title), \(address)" }
}

/// The tabs that are open on another device.
package struct DistantSession: Hashable, Sendable {
  package let deviceName: String
  package let tabs: [RecentTab]

  package init(deviceName: String, tabs: [RecentTab]) {
    (self.deviceName, self.tabs) = (deviceName, tabs)
  }
}

/// A symbol and a title with its detail below.
final class RecentTabCell: UITableViewCell {
  private let symbolView = UIImageView()
  private let titleLabel = UILabel(style: .body)
  private let detailLabel = UILabel(style: .footnote, color: .secondaryLabel)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    symbolView.setContentHuggingPriority(.required, for: .horizontal)
    symbolView.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView(.vertical, spacing: 2, [titleLabel, detailLabel])
    fillContent(with: UIStackView(.horizontal, spacing: 16, alignment: .center, [symbolView, texts]))
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, detail: String?, symbol: String) {
    symbolView.image = UIImage(systemName: symbol)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.text = detail
    detailLabel.isHidden = detail == nil
    accessoryType = .none
    accessoryView = nil
    accessibilityLabel = [title, detail].compactMap { $0 }.joined(separator: ", ")
    accessibilityValue = nil
  }

  /// Makes the row the title of those below, and shows whether they are collapsed.
  func showFolding(isFolded: Bool) {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    accessoryView = UIImageView(image: UIImage(systemName: isFolded ? "chevron.down" : "chevron.up"))
    accessibilityValue =
      isFolded
      ? String(localized: "Collapsed", table: "RecentTabs")
      : String(localized: "Expanded", table: "RecentTabs")
  }
}
