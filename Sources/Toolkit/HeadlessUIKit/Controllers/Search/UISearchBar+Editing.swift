import Foundation

extension UISearchBar: UITextFieldDelegate {
  /// Passes typed text on to the delegate and the search controller.
  func userDidEdit() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchTextDidChange()
  }

  func userDidChooseScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.searchTextDidChange()
  }

  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.cancel()
  }

  // MARK: The field's delegate

  /// Returns the answer of the search bar's delegate.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Calls the search bar's delegate, and begins the search controller's search.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.searchDidBegin()
  }

  /// Returns the answer of the search bar's delegate.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Calls the search bar's delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Returns the answer of the search bar's delegate.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Calls the search bar's delegate for a tap on Search; editing continues.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return false
  }
}
