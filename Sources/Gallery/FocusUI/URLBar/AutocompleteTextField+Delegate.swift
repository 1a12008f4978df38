import Foundation
import HeadlessUIKit

/// The field listens to itself, and hands on what its owner wants to know.
extension AutocompleteTextField: UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    autocompleteDelegate?.autocompleteTextFieldDidBeginEditing(self)
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    acceptCompletion()
    autocompleteDelegate?.autocompleteTextFieldDidEndEditing(self)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    lastEditInserted = !string.isEmpty
    return true
  }

  /// A caret that is put elsewhere accepts the completion; a key that replaces it leaves none, and the text is told next.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    guard !isSelectingCompletion, completionLength > 0 else { return }
    setCompletionLength(0)
    autocompleteDelegate?.autocompleteTextFieldDidAcceptCompletion(self)
  }

  /// The whole text is submitted, with its completion.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    autocompleteDelegate?.autocompleteTextField(self, didSubmitText: text ?? "")
    return false
  }
}
