import Foundation

extension UITableView {
  /// Names the class of the cells that are made for an identifier.
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// Returns a cell that scrolled out of sight, or a new one of the registered class, or `nil`.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = unusedCells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.init(dequeuedFor: identifier)
  }

  /// Returns a used or a new cell of the registered class; an identifier that was not registered is an error.
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

  /// The cell of a row, if the row is visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visibleCellsByPath[indexPath]
  }

  /// The visible cells from top to bottom.
  public var visibleCells: [UITableViewCell] {
    visibleCellsByPath.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows with cells from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    visibleCellsByPath.keys.sorted()
  }

  /// The place of a visible cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleCellsByPath.first { $0.value === cell }?.key
  }

  public var numberOfSections: Int { geometry.sections.count }

  /// The number of rows in a section, none if there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    geometry.sections.indices.contains(section) ? geometry.sections[section].rowHeights.count : 0
  }

  /// Keeps a cell that is out of sight for use in another row.
  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    if swipe?.path == path { endSwipe() }
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    unusedCells.put(cell, cell.reuseIdentifier)
  }

  /// Takes all cells, headers and footers away.
  func retireEverything() {
    for path in visibleCellsByPath.keys.sorted() {
      visibleCellsByPath.removeValue(forKey: path).map { retire($0, from: path) }
    }
    for part in sectionViews.keys.sorted(by: Self.isBefore) { retire(part) }
  }
}
