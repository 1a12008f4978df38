import Foundation

/// A collection's data source that is told what there is, and finds out itself what that changes.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a supplementary view of a kind.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  public var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Makes a data source without content, and gives it to a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// What the collection shows.
  open func snapshot() -> Snapshot { current }

  /// Changes what the collection shows, by updates; the completion is called when these have been seen.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView, collectionView.window != nil else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let change = snapshot.update(from: current)
    collectionView.performBatchUpdates(change) { current = snapshot.applied }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath)
    if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
    guard let completion else { return }
    UIApplication.shared.runLoop.schedule(after: animatingDifferences ? 0.3 : 0, name: "collection update") {
      completion()
    }
  }

  /// Changes what the collection shows by loading everything anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.applied
    collectionView?.reloadData()
    if let completion { UIApplication.shared.runLoop.schedule(name: "collection update") { completion() } }
  }

  /// The identifier of an item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The identifier of a section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// The item's cell; a provider that has none is an error.
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

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}
