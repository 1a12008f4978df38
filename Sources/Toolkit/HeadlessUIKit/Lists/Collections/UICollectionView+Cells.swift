import Foundation

extension UICollectionView {
  func setSource(
    _ source: ReusableViewSource<UICollectionReusableView>?, _ kind: String?, _ identifier: String
  ) {
    viewSources[Self.key(kind, identifier)] = source
  }

  /// Returns a reused or a new cell of the registered class; an identifier that was not registered
  /// raises an exception.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier, which must be registered.
  ///   - indexPath: The item, whose frame a new cell gets.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    // A new cell begins with its final frame, which its initializer may use.
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
    if let cell = dequeue(nil, identifier, frame) as? UICollectionViewCell { return cell }
    UIException.raise(
      .internalInconsistency,
      """
      could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register \
      a nib or a class for the identifier or connect a prototype cell in a storyboard
      """)
    // Reached only if the application handles the exception.
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a reused or a new view of the registered class; an identifier that was not registered
  /// raises an exception.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - identifier: The reuse identifier, which must be registered for the kind.
  ///   - indexPath: The index path of the view, whose frame a new view gets.
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
    // Reached only if the application handles the exception.
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
    return viewSources[key].flatMap { makeView(of: $0, identifier, frame ?? .zero) }
  }

  private func makeView(
    of source: ReusableViewSource<UICollectionReusableView>, _ identifier: String, _ frame: CGRect
  ) -> UICollectionReusableView? {
    switch source {
    case .viewClass(let viewClass): return viewClass.init(dequeuedFor: identifier, frame: frame)
    case .nib(let nib):
      let view: UICollectionReusableView? = nib.makeView(near: ownersOfCells([dataSource, delegate])) {
        $0.init(dequeuedFor: identifier, frame: frame)
      }
      view?.reuseIdentifier = identifier
      return view
    case .prototype(let make):
      let view = make()
      view?.frame = frame
      return view
    }
  }

  /// Returns a reused or a new decoration view; a kind that the layout did not register raises an
  /// exception.
  func makeDecorationView(_ element: UICollectionViewElement) -> UICollectionReusableView? {
    let kind = element.kind ?? ""
    guard let source = collectionViewLayout.decorationSources[kind] else {
      UIException.raise(
        .internalInconsistency,
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
          + "prototype in a storyboard")
      return nil
    }
    let reused = unusedViews.take(Self.decorationKey(kind))
    reused?.prepareForReuse()
    let view = reused ?? makeView(of: source, kind, .zero)
    visibleViews[element] = view
    return view
  }

  private static func decorationKey(_ kind: String) -> String { key("decoration", kind) }

  /// Removes a view that is no longer visible, and keeps it for reuse.
  func retire(_ element: UICollectionViewElement) {
    guard let view = visibleViews.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    if element.isDecoration {
      return unusedViews.put(view, element.kind.map(Self.decorationKey))
    }
    reportEndOfDisplaying(view, element)
    unusedViews.put(view, view.reuseIdentifier.map { Self.key(element.kind, $0) })
  }

  private func reportEndOfDisplaying(_ view: UICollectionReusableView, _ element: UICollectionViewElement) {
    if let kind = element.kind {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
    } else if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }
  }

  /// Returns the key of an identifier; cells and each kind of supplementary views have separate
  /// identifiers.
  private static func key(_ kind: String?, _ identifier: String) -> String {
    kind.map { "\($0)/\(identifier)" } ?? identifier
  }
}

extension UICollectionView {
  /// A class of cells with a closure that fills them.
  ///
  ///     let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
  ///       var content = cell.defaultContentConfiguration()
  ///       content.text = title
  ///       cell.contentConfiguration = content
  ///     }
  ///     let path = IndexPath(item: 0, section: 0)
  ///     let cell = collectionView.dequeueConfiguredReusableCell(using: row, for: path, item: "Title")
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for the item at an index path.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    /// The reuse identifier, unique to the registration.
    let identifier: String
    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameter handler: Fills a cell; called each time one is dequeued for an item.
    public init(handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistrationName()
      self.handler = handler
    }
  }

  /// A class of supplementary views of a kind, with a closure that fills them.
  ///
  ///     let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
  ///       elementKind: UICollectionView.elementKindSectionHeader
  ///     ) { header, _, path in
  ///       var content = UIListContentConfiguration.header()
  ///       content.text = "Section \(path.section + 1)"
  ///       header.contentConfiguration = content
  ///     }
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a supplementary view of a kind at an index path.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind, with the closure that fills its views.
    ///
    /// - Parameters:
    ///   - elementKind: The kind, such as `UICollectionView.elementKindSectionHeader`.
    ///   - handler: Fills a view; called each time one is dequeued.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistrationName()
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a reused or a new cell of a registration, filled for an item.
  ///
  /// - Parameters:
  ///   - registration: Keep it outside of the cell provider, as each registration has its own
  ///     cells.
  ///   - indexPath: The item's index path.
  ///   - item: Passed to the registration's closure; `nil` leaves the cell unfilled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    // Registered here, at each use, because a registration has no collection before.
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = view as? Cell ?? Cell(dequeuedFor: registration.identifier, frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or a new supplementary view of a registration, filled for an index path.
  ///
  /// - Parameters:
  ///   - registration: Keep it outside of the data source, as each registration has its own views.
  ///   - indexPath: The view's index path, which the registration's closure receives.
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
