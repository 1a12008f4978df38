import HeadlessUIKit

/// What the field tells goes on to the bar's owner.
extension URLBar: AutocompleteTextFieldDelegate {
  func autocompleteTextFieldDidBeginEditing(_ textField: AutocompleteTextField) {
    delegate?.urlBarDidBeginEditing(self)
  }

  func autocompleteTextFieldDidEndEditing(_ textField: AutocompleteTextField) {
    delegate?.urlBarDidEndEditing(self)
  }

  func autocompleteTextField(_ textField: AutocompleteTextField, didEnterText text: String) {
    delegate?.urlBar(self, didEnterText: text)
  }

  func autocompleteTextFieldDidAcceptCompletion(_ textField: AutocompleteTextField) {
    delegate?.urlBar(self, didAcceptText: textField.typedText)
  }

  func autocompleteTextField(_ textField: AutocompleteTextField, didSubmitText text: String) {
    delegate?.urlBar(self, didSubmitText: text)
  }
}
