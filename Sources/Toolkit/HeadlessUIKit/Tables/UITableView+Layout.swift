import Foundation

extension UITableView {
  /// Gives every visible row a cell, and takes the cells of rows that are out of sight.
  func layoutRows() {
    layoutOuterViews()
    for _ in 0..<Self.measureLimit {
      layoutCells()
      if !measureCells() { break }
      layoutOuterViews()
    }
    layoutSectionViews()
  }

  /// How often cells that measure themselves may bring others in sight.
  private static let measureLimit = 20

  /// Places what stands above, below and behind the rows.
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
    let wanted = Set(paths)
    for path in visibleCellsByPath.keys.filter({ !wanted.contains($0) }).sorted() {
      visibleCellsByPath.removeValue(forKey: path).map { retire($0, from: path) }
    }
    let front = [backgroundView, refreshControl, tableHeaderView].count { $0?.superview === self }
    for (index, path) in paths.enumerated() {
      guard let cell = visibleCellsByPath[path] ?? makeCell(at: path) else { continue }
      cell.frame = frame(ofRowAt: path)
      guard cell.superview !== self else { continue }
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: front + index)
    }
  }

  /// A row's place; one that was swiped is moved aside.
  private func frame(ofRowAt path: IndexPath) -> CGRect {
    let row = geometry.row(at: path)
    let aside = swipe?.path == path ? swipe?.offset ?? 0 : 0
    return CGRect(x: sectionInsets.left + aside, y: row.top, width: sectionWidth, height: row.height)
  }

  /// Asks the data source for a row's cell.
  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    visibleCellsByPath[path] = cell
    cell.indentationLevel = max(
      cell.indentationLevel, tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0)
    prepareForEditing(cell, at: path, animated: false)
    cell.setSelected(selectedPaths.contains(path), animated: false)
    return cell
  }

  /// Asks the visible cells of rows without a given height how high they want to be.
  ///
  /// - Returns: Whether a row has another height now.
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

  /// Puts a new view above or below the rows.
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
