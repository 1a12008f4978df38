import Foundation

/// A collection's data source that takes snapshots of the data, and finds the updates between them.
///
///     let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
///       cell.accessibilityLabel = title
///     }
///     let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
///       $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
///     }
///     var snapshot = source.snapshot()
///     snapshot.appendSections([0])
///     snapshot.appendItems(["Apples", "Pears"])
///     source.apply(snapshot)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Returns the supplementary view of a kind at an index path.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// The sections and items at one moment.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Provides the supplementary views; `nil`, the default, makes them empty.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Creates a data source without content, and sets it as the collection's, which holds it weakly.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cellProvider: Returns the cell of an item, usually a dequeued one; `nil` raises an
  ///     exception.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Returns a copy of what the collection shows.
  open func snapshot() -> Snapshot { current }

  /// Changes what the collection shows, by updates if it is in a window.
  ///
  /// - Parameters:
  ///   - snapshot: The new content.
  ///   - animatingDifferences: Whether the updates take 0.3 seconds; `true` by default.
  ///   - completion: Called after that, or in the next turn of the run loop.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView, collectionView.window != nil else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let change = snapshot.update(from: current)
    collectionView.performBatchUpdates(change) { current = snapshot.applied }
    // After the updates, because the identifiers have their new index paths.
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath)
    if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
    guard let completion else { return }
    UIApplication.shared.runLoop.schedule(after: animatingDifferences ? 0.3 : 0, name: "collection update") {
      completion()
    }
  }

  /// Changes what the collection shows by loading everything again.
  ///
  /// - Parameters:
  ///   - snapshot: The new content.
  ///   - completion: Called in the next turn of the run loop; `nil` by default.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.applied
    collectionView?.reloadData()
    if let completion { UIApplication.shared.runLoop.schedule(name: "collection update") { completion() } }
  }

  /// Returns the identifier of the item at an index path.
  ///
  /// - Parameter indexPath: The index path; the result is `nil` out of bounds.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the index path of an item.
  ///
  /// - Parameter itemIdentifier: The item; the result is `nil` if the collection does not show it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the identifier of the section at an index.
  ///
  /// - Parameter index: The index; the result is `nil` out of bounds.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  // MARK: Data source

  /// Returns the number of sections that are shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// Returns the number of items that are shown in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Returns the provider's cell of an item; a provider that returns `nil` raises an exception.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
      return cell
    }
    UIException.raise(
      .internalInconsistency,
      "UICollectionViewDiffableDataSource cell provider returned nil for index path (\(indexPath.section), "
        + "\(indexPath.item)), which is not allowed. You must always return a cell to the collection view.")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns the provider's supplementary view, or an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}
