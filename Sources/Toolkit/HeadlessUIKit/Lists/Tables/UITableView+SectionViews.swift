import Foundation

extension UITableView {
  /// Registers the class of the headers and footers for an identifier; `nil` removes it.
  ///
  /// - Parameters:
  ///   - aClass: A subclass of `UITableViewHeaderFooterView`; `nil` removes the registration.
  ///   - identifier: The reuse identifier; another registration for it is replaced.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterSources[identifier] = .registered(aClass)
  }

  /// Registers the nib of the headers and footers for an identifier; `nil` removes it.
  ///
  /// - Parameters:
  ///   - nib: The nib; `nil` removes the registration.
  ///   - identifier: The reuse identifier; another registration for it is replaced.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterSources[identifier] = nib.map { .nib($0) }
  }

  /// Returns a header or footer that scrolled out of sight, or a new one of the registered class or
  /// nib.
  ///
  /// - Parameter identifier: The reuse identifier; the result is `nil` if nothing is registered for
  ///   it.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = unusedHeadersAndFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    switch headerFooterSources[identifier] {
    case .viewClass(let viewClass): return viewClass.init(dequeuedFor: identifier)
    case .nib(let nib):
      let view: UITableViewHeaderFooterView? = nib.makeView(near: ownersOfCells([dataSource, delegate])) {
        $0.init(dequeuedFor: identifier)
      }
      view?.reuseIdentifier = identifier
      return view
    case .prototype(let make): return make()
    case nil: return nil
    }
  }

  /// Returns the header of a section.
  ///
  /// - Parameter section: The index of the section; the result is `nil` unless its header is
  ///   visible and a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[UITableViewSectionPart(kind: .header, section: section)]?.view
      as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section.
  ///
  /// - Parameter section: The index of the section; the result is `nil` unless its footer is
  ///   visible and a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[UITableViewSectionPart(kind: .footer, section: section)]?.view
      as? UITableViewHeaderFooterView
  }

  /// Returns the data source's title of a header or footer.
  func title(_ kind: UITableViewSectionPart.Kind, of section: Int) -> String? {
    switch kind {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Returns the delegate's view of a header or footer, requested once while it is in use.
  func delegateView(_ kind: UITableViewSectionPart.Kind, of section: Int) -> UIView? {
    let part = UITableViewSectionPart(kind: kind, section: section)
    // A view that the table made for a title is not the delegate's.
    if let known = sectionViews[part] { return known.isMadeByTable ? nil : known.view }
    let view =
      switch kind {
      case .header: tableDelegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: tableDelegate?.tableView(self, viewForFooterInSection: section)
      }
    if let view { sectionViews[part] = UITableViewSectionView(view: view, isMadeByTable: false) }
    return view
  }

  /// Shows the visible headers and footers, and removes the others.
  func layoutSectionViews() {
    let visible = geometry.parts(from: bounds.minY, to: bounds.maxY).filter(isInSight)
    let needed = Set(visible)
    // Sorted, because the order of a set differs between runs, and the delegate sees the calls.
    for part in sectionViews.keys.filter({ !needed.contains($0) }).sorted(by: UITableView.isBefore) {
      retire(part)
    }
    for part in visible {
      guard let view = sectionView(of: part) else { continue }
      view.frame = frame(of: part)
      guard view.superview !== self else { continue }
      reportWillDisplay(view, part)
      addSubview(view)
    }
  }

  /// Returns whether a header or footer is at least partly visible; its section may be visible
  /// without it.
  private func isInSight(_ part: UITableViewSectionPart) -> Bool {
    let frame = frame(of: part)
    return frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }

  /// Removes a header or footer, and keeps it for another section.
  func retire(_ part: UITableViewSectionPart) {
    guard let view = sectionViews.removeValue(forKey: part)?.view else { return }
    // A view that was only measured was never displayed.
    if view.superview === self {
      view.removeFromSuperview()
      reportDidEndDisplaying(view, part)
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    unusedHeadersAndFooters.put(view, view.reuseIdentifier)
  }

  static func isBefore(_ left: UITableViewSectionPart, _ right: UITableViewSectionPart) -> Bool {
    (left.section, left.kind.rawValue) < (right.section, right.kind.rawValue)
  }

  /// Returns the view of a header or footer; the table makes one for a title.
  private func sectionView(of part: UITableViewSectionPart) -> UIView? {
    if let view = sectionViews[part]?.view ?? delegateView(part.kind, of: part.section) { return view }
    guard let title = title(part.kind, of: part.section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.show(title, of: part.kind, in: style)
    sectionViews[part] = UITableViewSectionView(view: view, isMadeByTable: true)
    return view
  }

  /// Returns the frame of a header or footer; in a plain table, it stays visible while its section
  /// is.
  private func frame(of part: UITableViewSectionPart) -> CGRect {
    let extent = geometry.extent(of: part)
    var top = extent.top
    if style == .plain {
      let (section, insets) = (geometry.extent(of: part.section), adjustedContentInset)
      switch part.kind {
      case .header:
        let end = section.upperBound - geometry.sections[part.section].footerHeight
        top = max(top, min(bounds.minY + insets.top, end - extent.height))
      case .footer:
        let start = section.lowerBound + geometry.sections[part.section].headerHeight
        top = min(top, max(bounds.maxY - insets.bottom - extent.height, start))
      }
    }
    return CGRect(x: sectionInsets.left, y: top, width: sectionWidth, height: extent.height)
  }

  private func reportWillDisplay(_ view: UIView, _ part: UITableViewSectionPart) {
    switch part.kind {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
    }
  }

  private func reportDidEndDisplaying(_ view: UIView, _ part: UITableViewSectionPart) {
    switch part.kind {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
    }
  }
}

/// The header or the footer of a section.
struct UITableViewSectionPart: Hashable, Sendable {
  var kind: Kind
  var section: Int

  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case header
    case footer
  }
}

/// A view above or below a section.
struct UITableViewSectionView {
  let view: UIView
  /// Whether the table made it for a title from the data source.
  let isMadeByTable: Bool
}
