import HeadlessUIKit

/// Lists the websites that the user follows; a swipe on one unfollows it.
package final class FollowManagementViewController: UITableViewController {
  private var channels: [FollowedWebChannel]
  private var favicons: [FollowedWebChannel: UIImage] = [:]
  private weak var delegate: (any FollowManagementDelegate)?

  package init(channels: [FollowedWebChannel], delegate: any FollowManagementDelegate) {
    self.channels = channels
    self.delegate = delegate
    super.init(style: .insetGrouped)
    title = String(localized: "Following", table: "Follow")
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "kFollowManagementTableAccessibilityIdentifier"
    channels.forEach(loadFavicon)
  }

  /// Adds a website at the end of the list, unless it is already there.
  package func add(_ channel: FollowedWebChannel) {
    guard !channels.contains(channel) else { return }
    channels.append(channel)
    tableView.insertRows(at: [IndexPath(row: channels.count - 1, section: 0)], with: .fade)
  }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    channels.count
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let channel = channels[indexPath.row]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "channel")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "channel")
    cell.selectionStyle = .none
    cell.contentConfiguration = UIListContentConfiguration.subtitle(
      channel.title, channel.address, image: favicons[channel])
    return cell
  }

  package override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(for: indexPath)
  }

  package override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(for: indexPath)
  }
}

extension FollowManagementViewController {
  /// Returns the same actions for both sides.
  private func swipeActions(for indexPath: IndexPath) -> UISwipeActionsConfiguration {
    let channel = channels[indexPath.row]
    let title = String(localized: "Unfollow", table: "Follow")
    let unfollow = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.unfollow(channel)
      completion(true)
    }
    unfollow.backgroundColor = .systemRed
    return UISwipeActionsConfiguration(actions: [unfollow])
  }

  private func unfollow(_ channel: FollowedWebChannel) {
    delegate?.unfollow(channel) { [weak self] succeeded in
      if succeeded { self?.remove(channel) }
    }
  }

  private func remove(_ channel: FollowedWebChannel) {
    guard let row = channels.firstIndex(of: channel) else { return }
    channels.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
  }

  private func loadFavicon(of channel: FollowedWebChannel) {
    delegate?.loadFavicon(of: channel) { [weak self] in self?.show($0, of: channel) }
  }

  private func show(_ favicon: UIImage?, of channel: FollowedWebChannel) {
    favicons[channel] = favicon
    guard let row = channels.firstIndex(of: channel) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}

/// Manages the websites that the user follows.
@MainActor
package protocol FollowManagementDelegate: AnyObject {
  /// Unfollows a website, and reports whether that succeeded.
  func unfollow(_ channel: FollowedWebChannel, completion: @escaping @MainActor (Bool) -> Void)
  /// Provides the icon of a website, and again whenever there is a better one.
  func loadFavicon(of channel: FollowedWebChannel, found: @escaping @MainActor (UIImage?) -> Void)
}

/// Opens the screens that the feed's settings lead to.
@MainActor
package protocol FeedManagementNavigationDelegate: AnyObject {
  func handleNavigateToFollowing()
  func handleNavigateToInterests()
  func handleNavigateToHidden()
  func handleNavigateToActivity()
}

/// A website that the user follows.
package struct FollowedWebChannel: Hashable, Sendable, CustomStringConvertible {
  package let title: String
  /// Its address without the scheme.
  package let address: String

  package init(title: String, address: String) {
    (self.title, self.address) = (title, address)
  }

  package var description: String { title }
}
