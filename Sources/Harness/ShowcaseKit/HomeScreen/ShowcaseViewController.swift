import HeadlessUIKit

/// The home screen: a list of all use cases with a search bar. Tapping a row shows its use case.
///
/// Titles, identifiers and behavior are those of Showcase in Chrome for iOS.
@MainActor
public final class ShowcaseViewController: UITableViewController {
  private let showcase: Showcase
  /// The rows that match the search.
  private var displayedRows: [UseCase]
  private var openUseCase: OpenUseCase?
  private let searchController = UISearchController(searchResultsController: nil)

  /// Creates the home screen of a showcase, for an app with its own window; a stage creates it for
  /// ``UseCase/homeScreen``.
  ///
  /// - Parameter showcase: The showcase whose ``Showcase/rows`` are listed.
  public init(showcase: Showcase) {
    self.showcase = showcase
    displayedRows = showcase.rows
    super.init(style: .plain)
    title = "SC"
  }

  /// Returns `nil`: a home screen cannot be decoded, since it needs its showcase.
  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // Otherwise the search bar would stay in front of a use case that is pushed during a search.
    definesPresentationContext = true
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.accessibilityIdentifier = "showcase_home_search_bar"
    tableView.tableHeaderView = searchController.searchBar
    tableView.estimatedRowHeight = Self.rowHeight
    adaptRowsToTextSize()
    tableView.accessibilityIdentifier = "showcase_home_collection"
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (old, new) = (
      previousTraitCollection?.preferredContentSizeCategory, traitCollection.preferredContentSizeCategory
    )
    if old != new, isViewLoaded { adaptRowsToTextSize() }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A use case may have turned this on.
    navigationController?.hidesBarsOnSwipe = false
    openUseCase = nil
    // The alerter presents on a controller of the use case that has just been left.
    CommandRecorder.current.alerter = nil
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    displayedRows.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = displayedRows[indexPath.row].classForDisplay
    cell.detailTextLabel?.text = displayedRows[indexPath.row].name
    for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = hasLargeText ? 0 : 1 }
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let navigationController else { return }
    openUseCase = displayedRows[indexPath.row].open(on: navigationController, in: showcase, animated: true)
  }
}

extension ShowcaseViewController {
  private static let rowHeight: CGFloat = 70

  /// Whether the text size is an accessibility size; rows then grow with their text.
  private var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private func adaptRowsToTextSize() {
    tableView.rowHeight = hasLargeText ? UITableView.automaticDimension : Self.rowHeight
    tableView.reloadData()
  }
}

extension ShowcaseViewController: UISearchResultsUpdating {
  /// Shows the rows that match; only the rows that changed are deleted and inserted.
  ///
  /// - Parameter searchController: The screen's own search controller, whose text is searched for
  ///   in the application's locale.
  public func updateSearchResults(for searchController: UISearchController) {
    let search = UseCaseSearch(
      searchController.searchBar.text ?? "", locale: UIApplication.shared.environment.locale)
    let found = search.matches(among: showcase.rows)
    let change = RowChange(from: displayedRows, to: found)
    tableView.beginUpdates()
    // The table compares the numbers of rows before and after the updates.
    displayedRows = found
    tableView.deleteRows(at: change.deleted, with: .fade)
    tableView.insertRows(at: change.inserted, with: .fade)
    tableView.endUpdates()
  }
}
