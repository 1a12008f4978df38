import Foundation

extension UISplitViewController {
  /// Whether the columns are on one stack, as in compact width.
  public var isCollapsed: Bool { collapsedState ?? false }

  /// Collapses or expands as the width requires, and shows the views of the current columns.
  func arrangeColumns() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if collapsedState != isCompact { isCompact ? collapse() : expand() }
    reportDisplayMode()
    let hosts = hostsToShow
    guard !hosts.elementsEqual(shownHosts, by: ===) else { return }
    exchange(shownHosts, for: hosts)
  }

  private var hostsToShow: [UIViewController] {
    if isCollapsed { return [hosts[.compact] ?? hosts[.primary] ?? hosts[.secondary]].compactMap { $0 } }
    return columnsToShow.compactMap { hosts[$0] }
  }

  /// The visible columns, from back to front.
  private var columnsToShow: [Column] {
    let one: Column = style == .tripleColumn ? .supplementary : .primary
    return switch displayMode {
    case .secondaryOnly, .automatic: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: [.secondary, one]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      style == .tripleColumn ? [.secondary, .supplementary, .primary] : [.secondary, .primary]
    }
  }

  private func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    let isOnScreen = appearance == .appeared
    let leaving = old.filter { host in !new.contains { $0 === host } }
    let coming = new.filter { host in !old.contains { $0 === host } }
    if isOnScreen {
      coming.forEach { $0.beginAppearanceTransition(true, animated: false) }
      leaving.forEach { $0.beginAppearanceTransition(false, animated: false) }
    }
    leaving.forEach { $0.viewIfLoaded?.removeFromSuperview() }
    shownHosts = new
    new.forEach { view.addSubview($0.view) }
    placeColumns()
    if isOnScreen { (leaving + coming).forEach { $0.endAppearanceTransition() } }
  }

  /// Sets the frame and the size class of each column: a column beside another one is compact.
  func placeColumns() {
    let bounds = view.bounds
    guard !isCollapsed else { return place(shownHosts.last, in: bounds, isNarrow: false) }
    let isOver = [.oneOverSecondary, .twoOverSecondary].contains(displayMode)
    var left: CGFloat = 0
    let columns = columnsToShow.reversed()
    for column in columns where column != .secondary {
      let width = column == .primary ? primaryColumnWidth : min(320, bounds.width)
      place(hosts[column], in: frame(x: left, width: width), isNarrow: true)
      left += width
    }
    let x = isOver ? 0 : left
    place(hosts[.secondary], in: frame(x: x, width: bounds.width - x), isNarrow: false)
  }

  /// Returns the frame of a column that begins `x` points from the leading edge.
  private func frame(x: CGFloat, width: CGFloat) -> CGRect {
    let bounds = view.bounds
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
  }

  private func place(_ host: UIViewController?, in frame: CGRect, isNarrow: Bool) {
    guard let host, shownHosts.contains(where: { $0 === host }) else { return }
    setOverrideTraitCollection(
      isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: host)
    host.view.frame = frame
  }
}

extension UISplitViewController {
  /// Puts the columns on one stack: the controllers of those on top move onto the primary column's
  /// stack.
  private func collapse() {
    collapsedState = true
    // A controller for compact width replaces all columns, which then keep their own stacks.
    if hosts[.compact] == nil { columnsOnStack.forEach(putOntoPrimary) }
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// The columns that move onto the primary one, up to the top one.
  private var columnsOnStack: [Column] {
    if style == .unspecified {
      guard let primary = hosts[.primary], let secondary = hosts[.secondary] else { return [] }
      let isPutAway = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
      return isPutAway ? [] : [.secondary]
    }
    let proposed: Column = hosts[.secondary] == nil ? .primary : .secondary
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    switch top ?? proposed {
    case .secondary: return [.supplementary, .secondary]
    case .supplementary: return [.supplementary]
    case .primary, .compact: return []
    }
  }

  /// Moves a column's stack onto the primary column's; a column without a stack is pushed as one
  /// controller.
  func putOntoPrimary(_ column: Column) {
    guard let stack = hosts[.primary] as? UINavigationController, let host = hosts[column] else { return }
    let count = stack.stack.count
    // The column's controllers are on the stack already.
    if let start = stackStarts[column], start < count { return }
    stackStarts[column] = count
    let moved = (host as? UINavigationController)?.stack ?? [host]
    (host as? UINavigationController)?.setViewControllers([], animated: false)
    stack.setViewControllers(
      stack.stack + (moved.isEmpty ? firstController(of: column) : moved), animated: false)
  }

  /// Returns the controllers of a column whose stack was popped.
  private func firstController(of column: Column) -> [UIViewController] {
    columns[column].flatMap { $0 === hosts[column] ? nil : [$0] } ?? []
  }

  /// Moves the controllers back to their columns.
  private func expand() {
    let wasCollapsed = collapsedState == true
    collapsedState = false
    // The first layout also expands, but moves and reports nothing.
    guard wasCollapsed else { return }
    takeFromPrimary()
    let proposed = displayMode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let mode, mode != proposed { chosenDisplayMode = mode }
    delegate?.splitViewControllerDidExpand(self)
  }

  private func takeFromPrimary() {
    guard let stack = hosts[.primary] as? UINavigationController else { return }
    // From the top of the stack downward, because each column takes everything above its start.
    for column in [Column.secondary, .supplementary] {
      guard let start = stackStarts.removeValue(forKey: column) else { continue }
      let moved = Array(stack.stack.dropFirst(start))
      stack.setViewControllers(Array(stack.stack.prefix(start)), animated: false)
      giveBack(moved, to: column)
    }
  }

  /// Moves controllers back to a column; a column that was popped in the meantime starts again with
  /// its first controller.
  private func giveBack(_ controllers: [UIViewController], to column: Column) {
    guard let host = hosts[column] else { return }
    guard let stack = host as? UINavigationController else {
      guard host.parent !== self else { return }
      addChild(host)
      return host.didMove(toParent: self)
    }
    stack.setViewControllers(controllers.isEmpty ? firstController(of: column) : controllers, animated: false)
  }

  /// Shows a column while the columns are on one stack.
  func showOnStack(_ column: Column) {
    guard let stack = hosts[.primary] as? UINavigationController else { return }
    switch column {
    case .primary, .compact:
      let start = stackStarts.values.min() ?? stack.stack.count
      stack.setViewControllers(Array(stack.stack.prefix(start)), animated: true)
    case .secondary, .supplementary: putOntoPrimary(column)
    }
  }
}
