import Foundation

extension UITableView {
  func invalidateGeometry() {
    knownGeometry = nil
    setNeedsLayout()
  }

  /// Lets cells be measured anew, as at another width.
  func forgetMeasuredHeights() {
    if measuredHeights.isEmpty { return }
    measuredHeights = [:]
    invalidateGeometry()
  }

  /// Where sections and rows lie.
  var geometry: UITableViewGeometry {
    if let knownGeometry { return knownGeometry }
    let geometry = UITableViewGeometry(top: tableHeaderView?.frame.height ?? 0, sections: askForSections())
    knownGeometry = geometry
    return geometry
  }

  /// How many rows each section has, as the data source said last when data were loaded or updated.
  var rowCounts: [Int] {
    if let knownRowCounts { return knownRowCounts }
    guard let dataSource else { return [] }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    knownRowCounts = counts
    return counts
  }

  private func askForSections() -> [UITableViewGeometry.Section] {
    let delegate = tableDelegate
    return rowCounts.enumerated().map { section, rows in
      UITableViewGeometry.Section(
        headerHeight: headerHeight(section),
        rowHeights: (0..<rows).map { height(ofRowAt: IndexPath(row: $0, section: section), delegate) },
        footerHeight: footerHeight(section))
    }
  }

  private func height(ofRowAt path: IndexPath, _ delegate: (any UITableViewDelegate)?) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height == Self.automaticDimension else { return height }
    if let measured = measuredHeights[path] { return measured }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : Self.usualRowHeight
  }

  static let usualRowHeight: CGFloat = 44

  /// Whether a row is as high as its cell wants to be.
  func isSelfSizing(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) == Self.automaticDimension
  }
}

// MARK: Headers and footers

extension UITableView {
  private func headerHeight(_ section: Int) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard height == Self.automaticDimension || height == sectionHeaderHeight && style == .plain else {
      return height
    }
    let own = delegateView(.header, of: section)
    let hasContent = own != nil || title(.header, of: section) != nil
    if height != Self.automaticDimension { return hasContent ? height : 0 }
    if let own { return automaticHeight(of: own) }
    if style == .plain { return hasContent ? sectionHeaderTopPadding + 28 : 0 }
    if section == 0 { return hasContent ? 55.5 : 35 }
    return hasContent ? 38 : 17.5
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard height == Self.automaticDimension || height == sectionFooterHeight && style == .plain else {
      return height
    }
    let (own, title) = (delegateView(.footer, of: section), title(.footer, of: section))
    let hasContent = own != nil || title != nil
    if height != Self.automaticDimension { return hasContent ? height : 0 }
    if let own { return automaticHeight(of: own) }
    if style == .plain { return hasContent ? 28 : 0 }
    guard let title else { return 17.5 }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.show(title, of: .footer, in: style)
    return view.fittingHeight(width: sectionWidth)
  }

  /// The height that a view of the delegate wants.
  private func automaticHeight(of view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(width: sectionWidth) }
    return view.bounds.height > 0 ? view.bounds.height : 28
  }

  /// The width of rows, headers and footers.
  var sectionWidth: CGFloat { max(0, bounds.width - sectionInset * 2) }

  /// The distance of rows from the table's sides.
  var sectionInset: CGFloat { style == .insetGrouped ? UITableViewCellLayout.margin : 0 }
}
