import Foundation

/// Provides a table's rows, and applies the user's edits.
///
///     final class Fruits: UITableViewDataSource {
///       let names = ["Apple", "Pear"]
///       func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
///       func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
///         let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
///         cell.textLabel?.text = names[path.row]
///         return cell
///       }
///     }
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, usually a dequeued one.
  ///
  /// - Parameters:
  ///   - tableView: The table, from which the cell is dequeued.
  ///   - indexPath: The row, which is about to become visible, or is reconfigured.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the text above a section; `nil` by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section; `nil` by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be deleted or inserted; by default only during editing.
  ///
  /// A data source that implements this also lets rows be swiped for their Delete button.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Deletes or inserts a row that the user chose, in the model and then in the table.
  ///
  /// - Parameters:
  ///   - tableView: The table in which the user edits.
  ///   - editingStyle: What the user chose: `delete` or `insert`.
  ///   - indexPath: The row to delete, or the row whose control inserts another one.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Returns whether a row has a handle to drag it during editing; `false` by default.
  ///
  /// UIKit's default is whether the data source implements moving, which cannot be determined here.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Moves a row that the user dragged, in the model.
  ///
  /// - Parameters:
  ///   - tableView: The table, which moves the cell after this call.
  ///   - sourceIndexPath: The row's index path before the move.
  ///   - destinationIndexPath: Its index path after the move.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns whether the table is being edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // Not always: swiping would otherwise offer Delete in every table.
    tableView.isEditing
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Returns `false`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
