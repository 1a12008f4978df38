import Foundation

extension UITableView {
  /// Gives every visible row a cell, and takes the cells of rows that are out of sight.
  func layoutRows() {
    contentSize = CGSize(width: bounds.width, height: geometry.height)
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
    layoutCells()
    layoutHeaders()
  }

  private func layoutCells() {
    let paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
    let wanted = Set(paths)
    for path in visibleCellsByPath.keys.filter({ !wanted.contains($0) }).sorted() {
      visibleCellsByPath.removeValue(forKey: path).map(retire)
    }
    let front = tableHeaderView == nil ? 0 : 1
    for (index, path) in paths.enumerated() {
      guard let cell = visibleCellsByPath[path] ?? makeCell(at: path) else { continue }
      let row = geometry.row(at: path)
      cell.frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
      if cell.superview !== self { insertSubview(cell, at: front + index) }
    }
  }

  /// Asks the data source for a row's cell.
  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    visibleCellsByPath[path] = cell
    cell.setSelected(selectedPaths.contains(path), animated: false)
    return cell
  }

  private func layoutHeaders() {
    let sections = geometry.headers(from: bounds.minY, to: bounds.maxY)
    for section in headersBySection.keys.filter({ !sections.contains($0) }).sorted() {
      headersBySection.removeValue(forKey: section)?.removeFromSuperview()
    }
    for section in sections {
      let view = headersBySection[section] ?? makeHeader(of: section)
      let header = geometry.header(of: section)
      view.frame = CGRect(x: 0, y: header.top, width: bounds.width, height: header.height)
    }
  }

  private func makeHeader(of section: Int) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(frame: .zero)
    view.textLabel?.text = dataSource?.tableView(self, titleForHeaderInSection: section)
    headersBySection[section] = view
    addSubview(view)
    return view
  }
}
