import Foundation

extension UITableView {
  /// Registers the class of the cells for an identifier; `nil` removes it.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of `UITableViewCell`; `nil` removes the registration.
  ///   - identifier: The reuse identifier; another registration for it is replaced.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellSources[identifier] = .registered(cellClass)
  }

  /// Registers the nib of the cells for an identifier; `nil` removes it.
  ///
  /// - Parameters:
  ///   - nib: The nib; `nil` removes the registration.
  ///   - identifier: The reuse identifier; another registration for it is replaced.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellSources[identifier] = nib.map { .nib($0) }
  }

  /// Returns a cell that scrolled out of sight, or a new one of the registered class or nib.
  ///
  /// - Parameter identifier: The reuse identifier; the result is `nil` if nothing is registered for
  ///   it.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = unusedCells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    switch cellSources[identifier] {
    case .viewClass(let cellClass): return cellClass.init(dequeuedFor: identifier)
    case .nib(let nib):
      let cell: UITableViewCell? = nib.makeView(near: ownersOfCells([dataSource, delegate])) {
        $0.init(dequeuedFor: identifier)
      }
      cell?.reuseIdentifier = identifier
      return cell
    case .prototype(let make): return make()
    case nil: return nil
    }
  }

  /// Returns a reused or a new cell; an identifier that was not registered raises UIKit's
  /// exception.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier, which must be registered.
  ///   - indexPath: The row that the data source is asked about.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIException.raise(
      .internalInconsistency,
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
      identifier or connect a prototype cell in a storyboard
      """)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns the cell of a row.
  ///
  /// - Parameter indexPath: The row; the result is `nil` if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visibleCellsByPath[indexPath]
  }

  /// The visible cells from top to bottom.
  public var visibleCells: [UITableViewCell] {
    visibleCellsByPath.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The visible rows from top to bottom; never `nil` here.
  public var indexPathsForVisibleRows: [IndexPath]? {
    visibleCellsByPath.keys.sorted()
  }

  /// Returns the row of a cell.
  ///
  /// - Parameter cell: The cell, compared by identity; the result is `nil` if it is not visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleCellsByPath.first { $0.value === cell }?.key
  }

  /// The number of sections.
  public var numberOfSections: Int { geometry.sections.count }

  /// Returns the number of rows in a section.
  ///
  /// - Parameter section: The index of the section; the result is 0 if there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    geometry.sections.indices.contains(section) ? geometry.sections[section].rowHeights.count : 0
  }

  /// Removes a cell, and keeps it for another row.
  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    if swipe?.path == path { endSwipe() }
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    unusedCells.put(cell, cell.reuseIdentifier)
  }

  /// Removes all cells, headers and footers.
  func retireEverything() {
    retireEditedCell()
    for path in visibleCellsByPath.keys.sorted() {
      visibleCellsByPath.removeValue(forKey: path).map { retire($0, from: path) }
    }
    for part in sectionViews.keys.sorted(by: Self.isBefore) { retire(part) }
  }
}

extension UITableView {
  /// Gives every visible row a cell, and removes the cells of the others.
  func layoutRows() {
    layoutOuterViews()
    // A cell whose height was estimated wrongly moves rows into sight, whose cells have to be
    // measured, too.
    for _ in 0..<Self.measureLimit {
      layoutCells()
      if !measureCells() { break }
      layoutOuterViews()
    }
    layoutSectionViews()
  }

  /// How often measuring may bring other rows into sight.
  private static let measureLimit = 20

  /// Positions the views above, below and behind the rows.
  private func layoutOuterViews() {
    let header = tableHeaderView?.frame.height ?? 0
    let footer = tableFooterView?.frame.height ?? 0
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header)
    tableFooterView?.frame = CGRect(x: 0, y: geometry.height, width: bounds.width, height: footer)
    contentSize = CGSize(width: bounds.width, height: geometry.height + footer)
    backgroundView?.frame = bounds
  }

  private func layoutCells() {
    let paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
    let needed = Set(paths)
    keepEditedCell(needed)
    // Sorted, because the order of a set differs between runs, and the delegate sees the calls.
    for path in visibleCellsByPath.keys.filter({ !needed.contains($0) }).sorted() {
      visibleCellsByPath.removeValue(forKey: path).map { retire($0, from: path) }
    }
    // Cells go in front of these views and behind section views, in the order of their rows.
    let front = [backgroundView, refreshControl, tableHeaderView].count { $0?.superview === self }
    for (index, path) in paths.enumerated() {
      guard let cell = visibleCellsByPath[path] ?? makeCell(at: path) else { continue }
      cell.frame = frame(ofRowAt: path)
      guard cell.superview !== self else { continue }
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: front + index)
    }
  }

  /// Takes the cell in which something is edited from those in sight, or gives it back to them, or ends keeping it.
  private func keepEditedCell(_ needed: Set<IndexPath>) {
    if let (path, cell) = editedCell, needed.contains(path) {
      (editedCell, visibleCellsByPath[path]) = (nil, cell)
    } else if editedCell?.cell.holdsFirstResponder == false {
      retireEditedCell()
    }
    let edited = visibleCellsByPath.first { !needed.contains($0.key) && $0.value.holdsFirstResponder }
    if let edited {
      visibleCellsByPath[edited.key] = nil
      editedCell = (edited.key, edited.value)
    }
    editedCell.map { $0.cell.frame = frame(ofRowAt: $0.path) }
  }

  /// Removes the cell that was kept out of sight.
  func retireEditedCell() {
    guard let (path, cell) = editedCell else { return }
    editedCell = nil
    retire(cell, from: path)
  }

  /// Returns the frame of a row; a swiped one is moved aside.
  private func frame(ofRowAt path: IndexPath) -> CGRect {
    let row = geometry.row(at: path)
    let aside = swipe?.path == path ? swipe?.offset ?? 0 : 0
    return CGRect(x: sectionInsets.left + aside, y: row.top, width: sectionWidth, height: row.height)
  }

  /// Requests the cell of a row from the data source.
  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    // A data source that lays the table out has had the row's cell made already.
    if let made = visibleCellsByPath[path] { return made }
    // Before the preparation, during which the delegate may look the cell up.
    visibleCellsByPath[path] = cell
    // The delegate's default of 0 keeps an indentation that the data source set.
    cell.indentationLevel = max(
      cell.indentationLevel, tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0)
    prepareForEditing(cell, at: path, animated: false)
    cell.setSelected(selectedPaths.contains(path), animated: false)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  /// Measures the visible cells of self-sizing rows.
  ///
  /// - Returns: Whether the height of a row changed.
  private func measureCells() -> Bool {
    var hasChanged = false
    for (path, cell) in visibleCellsByPath.sorted(by: { $0.key < $1.key }) {
      guard measuredHeights[path] == nil || staleHeights.contains(path), isSelfSizing(path) else { continue }
      let height = cell.fittingHeight(width: sectionWidth)
      measuredHeights[path] = height
      if height != geometry.row(at: path).height { hasChanged = true }
    }
    staleHeights = []
    if hasChanged { knownGeometry = nil }
    return hasChanged
  }

  /// Shows a new view above or below the rows.
  func outerViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    invalidateGeometry()
  }

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
