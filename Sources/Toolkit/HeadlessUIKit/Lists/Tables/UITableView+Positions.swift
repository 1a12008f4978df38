import Foundation

extension UITableView {
  /// Returns the row at a point.
  ///
  /// - Parameter point: The point in the content's coordinates; only its `y` is used. The result is
  ///   `nil` between rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    // The smallest range from the point, since ranges exclude their ends.
    geometry.rows(from: point.y, to: point.y.nextUp).first
  }

  /// Returns the rows that are at least partly in a rectangle of the content; never `nil` here.
  ///
  /// - Parameter rect: The rectangle in the content's coordinates; only its vertical extent is used.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    geometry.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns the rectangle of a row in the content.
  ///
  /// - Parameter indexPath: The row; the result is zero if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard geometry.contains(indexPath) else { return .zero }
    let row = geometry.row(at: indexPath)
    return CGRect(x: sectionInsets.left, y: row.top, width: sectionWidth, height: row.height)
  }

  /// Returns the rectangle of a section in the content, with its header and footer.
  ///
  /// - Parameter section: The index of the section; the result is zero if there is no such section.
  public func rect(forSection section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    let extent = geometry.extent(of: section)
    return CGRect(
      x: 0, y: extent.lowerBound, width: bounds.width, height: extent.upperBound - extent.lowerBound)
  }

  /// Returns the rectangle of a section's header, as if it did not stay visible during scrolling.
  ///
  /// - Parameter section: The index of the section.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: UITableViewSectionPart(kind: .header, section: section))
  }

  /// Returns the rectangle of a section's footer, as if it did not stay visible during scrolling.
  ///
  /// - Parameter section: The index of the section.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: UITableViewSectionPart(kind: .footer, section: section))
  }

  private func rect(of part: UITableViewSectionPart) -> CGRect {
    guard geometry.sections.indices.contains(part.section) else { return .zero }
    let extent = geometry.extent(of: part)
    return CGRect(x: 0, y: extent.top, width: bounds.width, height: extent.height)
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row; one that does not exist raises UIKit's exception. The row `NSNotFound` is
  ///     the beginning of its section.
  ///   - scrollPosition: Where the row will be; `none` scrolls as little as necessary.
  ///   - animated: Whether the scroll takes 0.3 seconds.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let rect = rectToScroll(to: indexPath) else { return }
    // Positions may be estimates until the rows in between are measured.
    layoutIfNeeded()
    let (insets, axis) = (adjustedContentInset, scrollAxes.vertical)
    // In a plain table the row would otherwise be behind its section's header.
    let top = style == .plain ? headerHeight(over: indexPath) : 0
    let seen = bounds.inset(by: insets)
    let offset: CGFloat
    switch scrollPosition {
    case .top: offset = rect.minY - insets.top - top
    case .bottom: offset = rect.maxY - bounds.height + insets.bottom
    case .middle: offset = rect.midY - seen.height / 2 - insets.top
    case .none:
      if rect.minY < seen.minY + top {
        offset = rect.minY - insets.top - top
      } else if rect.maxY > seen.maxY {
        offset = rect.maxY - bounds.height + insets.bottom
      } else {
        return
      }
    }
    let target = UIScreen.main.pixelGrid.round(axis.clamped(offset))
    setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
    // The row's cell exists when an unanimated scroll returns.
    if !animated { layoutIfNeeded() }
  }

  /// Scrolls to the selected row that is nearest to the middle of the visible part.
  ///
  /// - Parameters:
  ///   - scrollPosition: Where the row will be; `none` scrolls as little as necessary.
  ///   - animated: Whether the scroll takes 0.3 seconds.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selectedPaths.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Returns the height of the pinned header above a row that is at the top.
  private func headerHeight(over path: IndexPath) -> CGFloat {
    path.row == NSNotFound ? 0 : geometry.sections[path.section].headerHeight
  }

  private func rectToScroll(to path: IndexPath) -> CGRect? {
    guard geometry.sections.indices.contains(path.section) else {
      UIException.raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) "
          + "when there are only \(numberOfSections) sections.")
      return nil
    }
    if path.row == NSNotFound { return rectForHeader(inSection: path.section) }
    guard geometry.contains(path) else {
      UIException.raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) "
          + "when there are only \(numberOfRows(inSection: path.section)) rows in section \(path.section).")
      return nil
    }
    return rectForRow(at: path)
  }
}
