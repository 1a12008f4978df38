import Foundation

extension UITableView {
  func invalidateGeometry() {
    knownGeometry = nil
    setNeedsLayout()
  }

  /// Makes rows, headers and footers be measured again, for instance after a change of width or
  /// text size.
  func forgetMeasuredHeights() {
    measuredHeights = [:]
    invalidateGeometry()
  }

  /// The positions of sections and rows.
  var geometry: UITableViewGeometry {
    if let knownGeometry { return knownGeometry }
    let geometry = UITableViewGeometry(top: tableHeaderView?.frame.height ?? 0, sections: requestedSections())
    knownGeometry = geometry
    return geometry
  }

  /// The number of rows in each section, from the data source's last load or update.
  var rowCounts: [Int] {
    if let knownRowCounts { return knownRowCounts }
    guard let dataSource else { return [] }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    knownRowCounts = counts
    return counts
  }

  private func requestedSections() -> [UITableViewGeometry.Section] {
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

  /// Returns whether a row has the height that fits its cell.
  func isSelfSizing(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) == Self.automaticDimension
  }
}

// MARK: Headers and footers

extension UITableView {
  private func headerHeight(_ section: Int) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    // In a plain table a fixed height counts only for sections that have a header.
    guard height == Self.automaticDimension || height == sectionHeaderHeight && style == .plain else {
      return height
    }
    let own = delegateView(.header, of: section)
    let title = title(.header, of: section)
    let hasContent = own != nil || title != nil
    if height != Self.automaticDimension { return hasContent ? height : 0 }
    if let own { return automaticHeight(of: own) }
    // UIKit's heights: without headers, grouped sections are 17.5 points apart, and 35 from the
    // top.
    guard let title else { return style == .plain ? 0 : section == 0 ? 35 : 17.5 }
    let usual =
      style == .plain ? sectionHeaderTopPadding + Self.usualSectionViewHeight : section == 0 ? 55.5 : 38
    return usual + made(title, .header).extraHeight(width: uncoveredSectionWidth)
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
    guard let title else { return style == .plain ? 0 : 17.5 }
    let view = made(title, .footer)
    return style == .plain
      ? Self.usualSectionViewHeight + view.extraHeight(width: uncoveredSectionWidth)
      : view.fittingHeight(width: uncoveredSectionWidth)
  }

  /// Returns a view that shows a title, to measure it.
  private func made(_ title: String, _ kind: UITableViewSectionPart.Kind) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.show(title, of: kind, in: style)
    return view
  }

  /// Returns the height that fits a view of the delegate: by its constraints, or else its initial
  /// height.
  private func automaticHeight(of view: UIView) -> CGFloat {
    // One that is not in the table now did not see the text size change.
    if view.superview == nil { view.updateTraits(inheriting: traitCollection) }
    if let view = view as? UITableViewHeaderFooterView {
      return view.fittingHeight(width: uncoveredSectionWidth)
    }
    return view.sectionHeight(width: sectionWidth) ?? Self.usualSectionViewHeight
  }

  /// The height in points of a header or footer whose view does not decide it.
  static let usualSectionViewHeight: CGFloat = 28

  /// The width of rows, headers and footers.
  var sectionWidth: CGFloat { max(0, bounds.width - sectionInsets.left - sectionInsets.right) }

  /// The width of the content of headers and footers, without covered parts. The views themselves
  /// have no covered parts before they are in the table.
  private var uncoveredSectionWidth: CGFloat {
    let (insets, covered) = (sectionInsets, coveredInsets)
    return max(
      0, sectionWidth - max(0, covered.left - insets.left) - max(0, covered.right - insets.right))
  }

  /// The distances of rows from the table's sides: 0, or the margins and the safe area.
  var sectionInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let (margin, covered) = (UITableViewCellLayout.margin, coveredInsets)
    return (margin + covered.left, margin + covered.right)
  }
}

/// The positions in points of a table's sections, headers, footers and rows along its content.
///
///     let section = UITableViewGeometry.Section(headerHeight: 28, rowHeights: [44, 44, 44])
///     let geometry = UITableViewGeometry(top: 0, sections: [section])
///     geometry.height  // 160
///     geometry.rows(from: 0, to: 80)  // Rows 0 and 1: from 28 to 72, and from 72 to 116.
struct UITableViewGeometry: Hashable, Sendable {
  let sections: [Section]
  /// The top of each section, and the end of the content.
  private let tops: [CGFloat]
  /// The tops of the rows of each section.
  private let rowTops: [[CGFloat]]

  /// The heights of a section's parts.
  struct Section: Hashable, Sendable {
    var headerHeight: CGFloat
    var rowHeights: [CGFloat]
    var footerHeight: CGFloat = 0
  }

  /// Arranges sections below a table header that is `top` points high.
  init(top: CGFloat, sections: [Section]) {
    self.sections = sections
    var (tops, rowTops, y) = ([CGFloat](), [[CGFloat]](), top)
    for section in sections {
      tops.append(y)
      y += section.headerHeight
      var ownTops: [CGFloat] = []
      for height in section.rowHeights {
        ownTops.append(y)
        y += height
      }
      y += section.footerHeight
      rowTops.append(ownTops)
    }
    self.tops = tops + [y]
    self.rowTops = rowTops
  }

  /// The height of all sections and of the table header.
  var height: CGFloat { tops.last ?? 0 }

  /// Returns the top and the height of a row.
  func row(at path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    (rowTops[path.section][path.row], sections[path.section].rowHeights[path.row])
  }

  /// Returns the top and the height of a section's header.
  func header(of section: Int) -> (top: CGFloat, height: CGFloat) {
    (tops[section], sections[section].headerHeight)
  }

  /// Returns the top and the height of a section's header or footer.
  func extent(of part: UITableViewSectionPart) -> (top: CGFloat, height: CGFloat) {
    if part.kind == .header { return header(of: part.section) }
    let height = sections[part.section].footerHeight
    return (tops[part.section + 1] - height, height)
  }

  /// The range from the top of a section to its end.
  func extent(of section: Int) -> ClosedRange<CGFloat> { tops[section]...tops[section + 1] }

  /// Returns whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && rowTops[path.section].indices.contains(path.row)
  }

  /// Returns the rows that are at least partly between two positions, from top to bottom.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections.indices.filter { tops[$0] < bottom && tops[$0 + 1] > top }.flatMap { section in
      let first = firstRow(in: section, endingBelow: top)
      let visible = rowTops[section][first...].prefix { $0 < bottom }
      return visible.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the headers and footers of the sections that are at least partly between two
  /// positions.
  func parts(from top: CGFloat, to bottom: CGFloat) -> [UITableViewSectionPart] {
    let visible = sections.indices.filter { tops[$0] < bottom && tops[$0 + 1] > top }
    return visible.flatMap { section in
      UITableViewSectionPart.Kind.allCases.map { UITableViewSectionPart(kind: $0, section: section) }
    }.filter { extent(of: $0).height > 0 }
  }

  /// Returns the first row of a section that ends below `top`, by bisection.
  private func firstRow(in section: Int, endingBelow top: CGFloat) -> Int {
    let (tops, heights) = (rowTops[section], sections[section].rowHeights)
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] + heights[middle] > top { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
