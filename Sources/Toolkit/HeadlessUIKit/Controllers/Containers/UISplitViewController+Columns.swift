import Foundation

extension UISplitViewController {
  /// The controllers of the primary, supplementary and secondary columns, leaving out those that
  /// are not set. Setting them sets the primary and the secondary column to the first two.
  public var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setColumn(.primary, to: newValue.first)
      setColumn(.secondary, to: newValue.count > 1 ? newValue[1] : nil)
    }
  }

  /// Sets the controller of a column.
  ///
  /// - Parameters:
  ///   - controller: The new controller, which is wrapped in a navigation controller unless it is
  ///     one; `nil` empties the column.
  ///   - column: The column; `supplementary` raises UIKit's exception in a style without it.
  public func setViewController(_ controller: UIViewController?, for column: Column) {
    if column == .supplementary, style != .tripleColumn {
      return UIException.raise(
        .invalidArgument, "Supplementary column not supported by style UISplitViewController.Style.\(style)")
    }
    setColumn(column, to: controller)
  }

  /// Returns the controller that was set for a column, without the navigation controller around it;
  /// `nil` if none was set.
  ///
  /// - Parameter column: The column; one that the style does not have has no controller.
  public func viewController(for column: Column) -> UIViewController? { columns[column] }

  func setColumn(_ column: Column, to controller: UIViewController?) {
    guard columns[column] !== controller else { return }
    if let former = hosts[column] { drop(former) }
    columns[column] = controller
    hosts[column] = controller.map { host(of: $0, in: column) }
    if let host = hosts[column] {
      addChild(host)
      host.didMove(toParent: self)
    }
    // A new secondary controller is shown immediately even on one stack.
    if isCollapsed, column == .secondary { putOntoPrimary(.secondary) }
    setNeedsArrangement()
    notifyObservers(of: .viewControllers)
  }

  private func host(of controller: UIViewController, in column: Column) -> UIViewController {
    // UIKit wraps the controllers of the column styles only.
    if style == .unspecified || column == .compact || controller is UINavigationController {
      return controller
    }
    return UINavigationController(rootViewController: controller)
  }

  private func drop(_ host: UIViewController) {
    host.willMove(toParent: nil)
    shownHosts.removeAll { $0 === host }
    host.viewIfLoaded?.removeFromSuperview()
    host.removeFromParent()
  }

  /// The current arrangement of the columns, with `automatic` resolved.
  public var displayMode: DisplayMode {
    let wished = chosenDisplayMode ?? preferredDisplayMode
    guard wished == .automatic else { return wished }
    return bounds.width > bounds.height ? .oneBesideSecondary : .secondaryOnly
  }

  private var bounds: CGRect { viewIfLoaded?.bounds ?? UIScreen.main.bounds }

  /// Shows a column: on top of the stack while columns are collapsed, otherwise beside or over the
  /// secondary one.
  ///
  /// - Parameter column: The column; without collapsed columns, `secondary` and `compact` have no
  ///   effect.
  public func show(_ column: Column) {
    if isCollapsed { return showOnStack(column) }
    guard column != .secondary, column != .compact else { return }
    let hasRoom = bounds.width > bounds.height
    let isBoth = style == .tripleColumn && column == .primary
    chosenDisplayMode =
      hasRoom
      ? (isBoth ? .twoBesideSecondary : .oneBesideSecondary)
      : (isBoth ? .twoOverSecondary : .oneOverSecondary)
    setNeedsArrangement()
  }

  /// Hides a column, and leaves its space to the secondary one.
  ///
  /// - Parameter column: The column; without collapsed columns, `secondary` and `compact` have no
  ///   effect. If the columns are collapsed, only `secondary` has one.
  public func hide(_ column: Column) {
    if isCollapsed {
      // On one stack, hiding the top column returns to the primary one.
      if column == .secondary { showOnStack(.primary) }
      return
    }
    guard column != .secondary, column != .compact else { return }
    chosenDisplayMode = style == .tripleColumn && column == .primary ? .oneBesideSecondary : .secondaryOnly
    setNeedsArrangement()
  }

  /// A new button that shows or hides the primary column.
  public var displayModeButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      title: "Show Sidebar",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
      })
  }

  /// The width of the primary column in points: 320, or the preferred one, within the limits.
  public var primaryColumnWidth: CGFloat {
    let whole = bounds.width
    var width: CGFloat = 320
    if preferredPrimaryColumnWidthFraction != Self.automaticDimension {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth != Self.automaticDimension { width = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth != Self.automaticDimension { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth != Self.automaticDimension { width = max(width, minimumPrimaryColumnWidth) }
    return min(UIScreen.main.pixelGrid.round(width), whole)
  }
}
