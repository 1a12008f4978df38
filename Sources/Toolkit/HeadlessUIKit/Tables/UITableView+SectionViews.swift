import Foundation

extension UITableView {
  /// Names the class of the headers and footers that are made for an identifier.
  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterClasses[identifier] = aClass
  }

  /// Returns a header or footer that scrolled out of sight, or a new one of the registered class, or `nil`.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = unusedHeadersAndFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headerFooterClasses[identifier]?.init(dequeuedFor: identifier)
  }

  /// The header of a section, if it is a reusable view in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[UITableViewSectionPart(kind: .header, section: section)]?.view
      as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is a reusable view in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[UITableViewSectionPart(kind: .footer, section: section)]?.view
      as? UITableViewHeaderFooterView
  }

  /// The data source's title of a header or footer.
  func title(_ kind: UITableViewSectionPart.Kind, of section: Int) -> String? {
    switch kind {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// The delegate's view of a header or footer; asked for once as long as it is needed.
  func delegateView(_ kind: UITableViewSectionPart.Kind, of section: Int) -> UIView? {
    let part = UITableViewSectionPart(kind: kind, section: section)
    if let known = sectionViews[part] { return known.isMadeByTable ? nil : known.view }
    let view =
      switch kind {
      case .header: tableDelegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: tableDelegate?.tableView(self, viewForFooterInSection: section)
      }
    if let view { sectionViews[part] = UITableViewSectionView(view: view, isMadeByTable: false) }
    return view
  }

  /// Shows the headers and footers in sight, and takes the others away.
  func layoutSectionViews() {
    let visible = geometry.parts(from: bounds.minY, to: bounds.maxY).filter(isInSight)
    let wanted = Set(visible)
    for part in sectionViews.keys.filter({ !wanted.contains($0) }).sorted(by: UITableView.isBefore) {
      retire(part)
    }
    for part in visible {
      guard let view = sectionView(of: part) else { continue }
      view.frame = frame(of: part)
      guard view.superview !== self else { continue }
      tellWillDisplay(view, part)
      addSubview(view)
    }
  }

  /// Whether a header or footer lies at least partly in sight; its section may do so without it.
  private func isInSight(_ part: UITableViewSectionPart) -> Bool {
    let frame = frame(of: part)
    return frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }

  /// Takes a header or footer away, and keeps it for another section.
  func retire(_ part: UITableViewSectionPart) {
    guard let view = sectionViews.removeValue(forKey: part)?.view else { return }
    if view.superview === self {
      view.removeFromSuperview()
      tellDidEndDisplaying(view, part)
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    unusedHeadersAndFooters.put(view, view.reuseIdentifier)
  }

  static func isBefore(_ left: UITableViewSectionPart, _ right: UITableViewSectionPart) -> Bool {
    (left.section, left.kind.rawValue) < (right.section, right.kind.rawValue)
  }

  /// The view of a header or footer; a title gets one that the table makes.
  private func sectionView(of part: UITableViewSectionPart) -> UIView? {
    if let view = sectionViews[part]?.view ?? delegateView(part.kind, of: part.section) { return view }
    guard let title = title(part.kind, of: part.section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.show(title, of: part.kind, in: style)
    sectionViews[part] = UITableViewSectionView(view: view, isMadeByTable: true)
    return view
  }

  /// Where a header or footer lies: in a plain table within what can be seen, as long as its section is there.
  private func frame(of part: UITableViewSectionPart) -> CGRect {
    let place = geometry.place(of: part)
    var top = place.top
    if style == .plain {
      let (section, insets) = (geometry.extent(of: part.section), adjustedContentInset)
      switch part.kind {
      case .header:
        let end = section.upperBound - geometry.sections[part.section].footerHeight
        top = max(top, min(bounds.minY + insets.top, end - place.height))
      case .footer:
        let start = section.lowerBound + geometry.sections[part.section].headerHeight
        top = min(top, max(bounds.maxY - insets.bottom - place.height, start))
      }
    }
    return CGRect(x: sectionInsets.left, y: top, width: sectionWidth, height: place.height)
  }

  private func tellWillDisplay(_ view: UIView, _ part: UITableViewSectionPart) {
    switch part.kind {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
    }
  }

  private func tellDidEndDisplaying(_ view: UIView, _ part: UITableViewSectionPart) {
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

/// A view over or below a section.
struct UITableViewSectionView {
  let view: UIView
  /// Whether the table made it for a title of the data source.
  let isMadeByTable: Bool
}
