import Combine
import UIKit

/// All trails, which can be searched, refreshed, liked and opened.
final class TrailListViewController: UITableViewController {
  private let environment: AppEnvironment
  private var trails: [Trail] = []
  private var subscriptions: Set<AnyCancellable> = []
  private lazy var dataSource = makeDataSource()
  private let searchController = UISearchController(searchResultsController: nil)
  private let statusLabel = UILabel()

  private var favorites: FavoriteStore { environment.favorites }
  private var preferences: Preferences { environment.preferences }

  init(environment: AppEnvironment = AppEnvironment()) {
    self.environment = environment
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("list.title", comment: "The title of the list of trails")
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(TrailCell.self, forCellReuseIdentifier: TrailCell.identifier)
    tableView.dataSource = dataSource
    setUpSearch()
    setUpStatus()
    setUpBar()
    observe()
    reload()
  }

  private func setUpSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = NSLocalizedString("list.search", comment: "")
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  private func setUpStatus() {
    statusLabel.textAlignment = .center
    statusLabel.textColor = .secondaryLabel
    statusLabel.numberOfLines = 0
    statusLabel.font = .preferredFont(forTextStyle: .body)
    statusLabel.adjustsFontForContentSizeCategory = true
    tableView.backgroundView = statusLabel
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
  }

  private func setUpBar() {
    let settings = UIBarButtonItem(
      image: UIImage(systemName: "gearshape"), style: .plain, target: self, action: #selector(showSettings))
    settings.accessibilityLabel = NSLocalizedString("settings.title", comment: "")
    navigationItem.rightBarButtonItem = settings
  }

  /// Shows changes of favorites and settings at once.
  private func observe() {
    Publishers.Merge(favorites.favorites.dropFirst().map { _ in }, preferences.objectWillChange)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.show(isReconfiguring: true) }
      .store(in: &subscriptions)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, Int> {
    UITableViewDiffableDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: TrailCell.identifier, for: indexPath)
      if let self, let trail = self.trails.first(where: { $0.id == id }) {
        (cell as? TrailCell)?.configure(
          with: trail, distance: self.preferences.text(kilometers: trail.kilometers),
          isFavorite: self.favorites.isFavorite(trail))
      }
      return cell
    }
  }
}

// MARK: - Loading

extension TrailListViewController {
  @objc private func refresh() { reload() }

  private func reload() {
    if trails.isEmpty { statusLabel.text = NSLocalizedString("list.loading", comment: "") }
    Task { @MainActor in
      do {
        trails = try await environment.service.trails()
        statusLabel.text = nil
      } catch {
        statusLabel.text = trails.isEmpty ? error.localizedDescription : nil
        if !trails.isEmpty { presentFailure(error) }
      }
      refreshControl?.endRefreshing()
      show()
    }
  }

  private func presentFailure(_ error: Error) {
    let alert = UIAlertController(
      title: NSLocalizedString("error.title", comment: ""), message: error.localizedDescription,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
    present(alert, animated: true)
  }

  private var shownTrails: [Trail] {
    let text = searchController.searchBar.text ?? ""
    return trails.filter { trail in
      (text.isEmpty || trail.name.localizedCaseInsensitiveContains(text))
        && !(preferences.hidesHardTrails && trail.difficulty == .hard)
    }
  }

  private func show(isReconfiguring: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shownTrails.map(\.id))
    if isReconfiguring { snapshot.reconfigureItems(snapshot.itemIdentifiers) }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    if !trails.isEmpty {
      statusLabel.text = shownTrails.isEmpty ? NSLocalizedString("list.nothing", comment: "") : nil
    }
  }
}

// MARK: - Using

extension TrailListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { show() }

  @objc private func showSettings() {
    let settings = SettingsViewController(preferences: preferences)
    present(UINavigationController(rootViewController: settings), animated: true)
  }

  private func trail(at indexPath: IndexPath) -> Trail? {
    let id = dataSource.itemIdentifier(for: indexPath)
    return trails.first { $0.id == id }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let trail = trail(at: indexPath) else { return }
    let detail = TrailDetailViewController.make(trail, in: environment)
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let trail = trail(at: indexPath) else { return nil }
    let key = favorites.isFavorite(trail) ? "list.unlike" : "list.like"
    let like = UIContextualAction(style: .normal, title: NSLocalizedString(key, comment: "")) {
      [favorites] _, _, done in
      favorites.toggle(trail)
      done(true)
    }
    like.backgroundColor = UIColor(named: "Heart")
    return UISwipeActionsConfiguration(actions: [like])
  }
}
