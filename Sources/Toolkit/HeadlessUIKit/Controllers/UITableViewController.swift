import Foundation

/// A controller whose view is a table, and which is the table's data source and delegate.
///
/// A subclass overrides the methods that it needs. The others return UIKit's defaults:
///
///     final class FruitController: UITableViewController {
///       override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
///
///       override func tableView(
///         _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///       ) -> UITableViewCell {
///         let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///         cell.textLabel?.text = ["Apple", "Pear", "Plum"][indexPath.row]
///         return cell
///       }
///     }
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// The part of the table's content inset that is for the keyboard, in points.
  var keyboardInset: CGFloat = 0
  /// Whether selected rows are deselected when the controller appears; `true` by default.
  open var clearsSelectionOnViewWillAppear: Bool = true

  /// Creates a controller with a table of a style.
  ///
  /// - Parameter style: The style of the table; cannot be changed later.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table; both arguments are ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller with a plain table; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The controller's view as a table, never `nil`; a view of another class raises an exception.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get {
      if let table = view as? UITableView { return table }
      UIException.raise(
        .internalInconsistency,
        "-[\(type(of: self)) loadView] loaded the \"\(type(of: view))\" view but didn't get a UITableView.")
      return UITableView(frame: .zero, style: style)
    }
    set {
      view = newValue
      // As in UIKit, a table that has a data source or a delegate keeps it.
      if newValue?.dataSource == nil { newValue?.dataSource = self }
      if newValue?.delegate == nil { newValue?.delegate = self }
    }
  }

  /// The table's refresh control, shown above the rows; `nil` by default.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    if loadInterface() {
      tableView.dataSource = tableView.dataSource ?? self
      tableView.delegate = tableView.delegate ?? self
      return
    }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    view = table
    table.dataSource = self
    table.delegate = self
  }

  /// Begins or ends editing in the table as well.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// Returns 1, or the number of a file's sections.
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }
  /// Returns 0, or the number of a file's rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.rows.count ?? 0
  }

  /// Returns the cell of a file, or raises an exception: a subclass with other rows must return their cells.
  ///
  /// - Parameters:
  ///   - tableView: The controller's table.
  ///   - indexPath: The row and its section.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let row = tableView.staticRow(at: indexPath) { return row.cell }
    UIException.raise(
      .internalInconsistency,
      "\(type(of: self)) has rows, but does not override tableView(_:cellForRowAt:)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title in a file, or `nil`, for no header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  /// Returns the title in a file, or `nil`, for no footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }
  /// Returns whether the table is being edited, so that swipes do not delete rows at other times.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.isEditing
  }
  /// Called when the user deletes or inserts a row; does nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The controller's table.
  ///   - editingStyle: Whether the user deletes or inserts.
  ///   - indexPath: The row to delete, or the one whose insertion control was tapped.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Returns `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has dragged a row to another index path; does nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The controller's table, which moves the row after this call.
  ///   - sourceIndexPath: The row's present index path.
  ///   - destinationIndexPath: The row's new index path.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Returns the row's height in a file, or the table's row height.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticRow(at: indexPath)?.height ?? tableView.rowHeight
  }
  /// Returns the table's estimated row height.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// Returns the table's header height.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Returns the table's footer height.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Returns `nil`, for the data source's title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Returns `nil`, for the data source's title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// Called before a cell becomes visible; does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called after a cell was removed; does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called before a header becomes visible; does nothing by default.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
  }
  /// Called after a header was removed; does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called before a footer becomes visible; does nothing by default.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
  }
  /// Called after a footer was removed; does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// Returns 0.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// Returns `true`.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Called after a row was highlighted; does nothing by default.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after a row's highlight was removed; does nothing by default.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row to select instead; by default the tapped row. `nil` prevents the selection.
  ///
  /// - Parameters:
  ///   - tableView: The controller's table.
  ///   - indexPath: The tapped row.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Returns the row to deselect instead; by default the row itself. `nil` prevents the
  /// deselection.
  ///
  /// - Parameters:
  ///   - tableView: The controller's table.
  ///   - indexPath: The selected row.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Called after the user selected a row; does nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The controller's table.
  ///   - indexPath: The selected row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called after the user deselected a row; does nothing by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Called when the user tapped a row's detail button; does nothing by default.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns `delete`.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns `nil`, for the system's "Delete".
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns `true`.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns `nil`, for no actions.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil`, for no actions as before iOS 11.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// Returns an action that deletes the row, if the data source allows editing it.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { tableView.deletion(ofRowAt: indexPath) }
  /// Called before a swipe reveals a row's actions; does nothing by default.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called after a row's actions were hidden; does nothing by default.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the proposed index path.
  ///
  /// - Parameters:
  ///   - tableView: The controller's table.
  ///   - sourceIndexPath: The index path from which the user drags the row.
  ///   - proposedDestinationIndexPath: The index path to which the user drags it.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: Scroll view delegate

  /// Called after the content moved; does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger starts moving the content; does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger lifts; does nothing by default.
  ///
  /// - Parameters:
  ///   - scrollView: The controller's table.
  ///   - velocity: The finger's velocity in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will stop; an override may change it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after the finger lifted; does nothing by default.
  ///
  /// - Parameters:
  ///   - scrollView: The controller's table.
  ///   - decelerate: Whether the content keeps moving.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content keeps moving after the finger lifted; does nothing by default.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called after the content stopped; does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after code scrolled with an animation; does nothing by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called after a tap on the status bar scrolled to the top; does nothing by default.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called after the adjusted insets changed; does nothing by default.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns `nil`, which prevents zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before zooming begins; does nothing by default.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after the scale changed; does nothing by default.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called after zooming ended; does nothing by default.
  ///
  /// - Parameters:
  ///   - scrollView: The controller's table.
  ///   - view: The zoomed view.
  ///   - scale: The new scale; 1 is the view's own size.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
