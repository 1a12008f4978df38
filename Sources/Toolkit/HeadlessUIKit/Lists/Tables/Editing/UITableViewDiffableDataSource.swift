import Foundation

/// A table's data source that takes snapshots of the data, and finds the updates between them.
///
///     let source = UITableViewDiffableDataSource<String, Int>(tableView: tableView) {
///       let cell = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
///       cell.textLabel?.text = "Item \($2)"
///       return cell
///     }
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// The data at one moment.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The animation of updates; `automatic` by default. Stored only.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Creates a data source without content, and sets it as the table's, which holds it weakly.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cellProvider: Returns the cell of an item, usually a dequeued one; `nil` raises an
  ///     exception.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    // As in UIKit, the caller has to keep the data source alive.
    tableView.dataSource = self
  }

  /// Returns what the table shows.
  open func snapshot() -> Snapshot { current }

  /// Changes what the table shows: by updates if it is in a window, otherwise by a reload.
  ///
  /// - Parameters:
  ///   - snapshot: The new content.
  ///   - animatingDifferences: Whether the updates take 0.3 seconds; `true` by default.
  ///   - completion: Called after that, or in the next turn of the run loop.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // As in UIKit, a table that is in no window reloads.
    guard let tableView, tableView.window != nil else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let change = snapshot.update(from: current)
    // `applied` drops the reload and reconfigure marks, which apply once.
    tableView.performBatchUpdates(change) { current = snapshot.applied }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath)
    if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
    guard let completion else { return }
    UIApplication.shared.runLoop.schedule(after: animatingDifferences ? 0.3 : 0, name: "table update") {
      completion()
    }
  }

  /// Changes what the table shows by a reload; the completion is called in the next turn.
  ///
  /// - Parameters:
  ///   - snapshot: The new content.
  ///   - completion: Called in the next turn of the run loop; `nil` by default.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.applied
    tableView?.reloadData()
    if let completion { UIApplication.shared.runLoop.schedule(name: "table update") { completion() } }
  }

  /// Returns the item of a row.
  ///
  /// - Parameter indexPath: The row; the result is `nil` out of bounds.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the row of an item.
  ///
  /// - Parameter itemIdentifier: The item; the result is `nil` if the table does not show it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the identifier of the section at an index.
  ///
  /// - Parameter index: The index; the result is `nil` out of bounds.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the index of a section.
  ///
  /// - Parameter sectionIdentifier: The section; the result is `nil` if the table does not show it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Returns the row's cell; a provider that returns `nil` raises UIKit's exception.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    UIException.raise(
      .internalInconsistency,
      "UITableViewDiffableDataSource cell provider returned nil for index path (\(indexPath.section), "
        + "\(indexPath.row)), which is not allowed. You must always return a cell to the table view.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns `nil`; subclasses override it for titles.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil`; subclasses override it for titles.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns `false`; subclasses override it to let rows be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing; subclasses override it to delete and insert.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Returns `false`; subclasses override it to let rows be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing; subclasses override it to move rows in the model.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
