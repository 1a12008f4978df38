import Foundation

extension UICollectionView {
  /// Names the class of the cells that are made for an identifier.
  public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String)
  {
    viewClasses[Self.key(nil, identifier)] = cellClass
  }

  /// Names the class of the supplementary views of a kind that are made for an identifier.
  public func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[Self.key(elementKind, identifier)] = viewClass
  }

  /// Returns a used or a new cell of the registered class; an identifier that was not registered is an error.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
    if let cell = dequeue(nil, identifier, frame) as? UICollectionViewCell { return cell }
    UIException.raise(
      .internalInconsistency,
      """
      could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register \
      a nib or a class for the identifier or connect a prototype cell in a storyboard
      """)
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a used or a new view of the registered class; an identifier that was not registered is an error.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let frame = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?
      .frame
    if let view = dequeue(elementKind, identifier, frame) { return view }
    UIException.raise(
      .internalInconsistency,
      """
      could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a \
      class for the identifier or connect a prototype cell in a storyboard
      """)
    return UICollectionReusableView(frame: .zero)
  }

  private func dequeue(
    _ kind: String?, _ identifier: String, _ frame: CGRect?
  ) -> UICollectionReusableView? {
    let key = Self.key(kind, identifier)
    if let view = unusedViews.take(key) {
      view.prepareForReuse()
      return view
    }
    return viewClasses[key]?.init(dequeuedFor: identifier, frame: frame ?? .zero)
  }

  /// Keeps a view that is out of sight for use in another place.
  func retire(_ element: UICollectionViewElement) {
    guard let view = visibleViews.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    tellDidEndDisplaying(view, element)
    unusedViews.put(view, view.reuseIdentifier.map { Self.key(element.kind, $0) })
  }

  private func tellDidEndDisplaying(_ view: UICollectionReusableView, _ element: UICollectionViewElement) {
    if let kind = element.kind {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
    } else if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }
  }

  /// Cells and each kind of supplementary views have identifiers of their own.
  private static func key(_ kind: String?, _ identifier: String) -> String {
    kind.map { "\($0)/\(identifier)" } ?? identifier
  }
}

// MARK: Looking up

extension UICollectionView {
  public var numberOfSections: Int { itemCounts.count }

  /// The number of items in a section, none if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// How many items each section has, as the data source said last when data were loaded or updated.
  var itemCounts: [Int] {
    if let knownItemCounts { return knownItemCounts }
    guard let dataSource else { return [] }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    knownItemCounts = counts
    return counts
  }

  private var visibleCellsByPath: [(path: IndexPath, cell: UICollectionViewCell)] {
    visibleViews.filter { $0.key.kind == nil }.sorted { $0.key.isBefore($1.key) }
      .compactMap { element, view in (view as? UICollectionViewCell).map { (element.path, $0) } }
  }

  /// The visible cells in the order of their items.
  public var visibleCells: [UICollectionViewCell] { visibleCellsByPath.map(\.cell) }

  public var indexPathsForVisibleItems: [IndexPath] { visibleCellsByPath.map(\.path) }

  /// The cell of an item, if it is visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleViews[UICollectionViewElement(path: indexPath)] as? UICollectionViewCell
  }

  /// The place of a visible cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleCellsByPath.first { $0.cell === cell }?.path
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let around = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// A supplementary view, if it is visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visibleViews[UICollectionViewElement(kind: elementKind, path: indexPath)]
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleViews.filter { $0.key.kind == elementKind }.sorted { $0.key.isBefore($1.key) }.map(\.value)
  }

  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension UICollectionView {
  /// A class of cells with a closure that fills them.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    /// Names the registration among all of a collection.
    let identifier: String
    let handler: Handler

    public init(handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistrationName()
      self.handler = handler
    }
  }

  /// A class of supplementary views of a kind, with a closure that fills them.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistrationName()
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a used or a new cell of a registration, filled for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = view as? Cell ?? Cell(dequeuedFor: registration.identifier, frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a used or a new supplementary view of a registration, filled for a place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let supplementary = view as? Supplementary ?? Supplementary(dequeuedFor: identifier, frame: .zero)
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }

  private static var registrations = 0

  private static func nextRegistrationName() -> String {
    registrations += 1
    return "registration \(registrations)"
  }
}
