import Foundation

/// Follows what the user does in a search bar. Every method has a default, which returns `true` if
/// it has a result.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing may begin.
  ///
  /// - Parameter searchBar: The bar that was tapped, or that should become first responder.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  ///
  /// - Parameter searchBar: The bar whose field is now first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  ///
  /// - Parameter searchBar: The bar whose field should resign first responder.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  ///
  /// - Parameter searchBar: The bar whose field is no longer first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user changed the text; not when code sets it.
  ///
  /// - Parameters:
  ///   - searchBar: The bar that the user types in.
  ///   - searchText: The new text; empty if nothing is left.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user may replace a part of the text.
  ///
  /// - Parameters:
  ///   - searchBar: The bar that the user types in.
  ///   - range: The range to replace, in UTF-16 units.
  ///   - text: The replacement; empty for a deletion.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  )
    -> Bool
  /// Called when the user taps Search on the keyboard; editing continues.
  ///
  /// - Parameter searchBar: The bar with the text to search for.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the Cancel button, before a search controller cancels its search.
  ///
  /// - Parameter searchBar: The bar, which keeps its text unless a search controller clears it.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user chose a scope.
  ///
  /// - Parameters:
  ///   - searchBar: The bar whose scopes were tapped.
  ///   - selectedScope: The index of the new scope in `scopeButtonTitles`.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
