import Foundation

/// What a table must do to be edited by the bar below it.
@MainActor
package protocol TableContainerContent: AnyObject {
  /// To be called when rows were selected or deselected.
  var selectionDidChange: (() -> Void)? { get set }
  /// Takes rows out of the model, and then out of the table.
  func deleteRows(at indexPaths: [IndexPath])
}
