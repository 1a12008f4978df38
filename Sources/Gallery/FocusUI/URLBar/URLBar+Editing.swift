import HeadlessUIKit

/// What the field tells goes on to the bar's owner.
extension URLBar: AutocompleteTextFieldDelegate {
  public func autocompleteTextFieldDidBeginEditing(_ textField: AutocompleteTextField) {
    delegate?.urlBarDidBeginEditing(self)
  }

  public func autocompleteTextFieldDidEndEditing(_ textField: AutocompleteTextField) {
    delegate?.urlBarDidEndEditing(self)
  }

  public func autocompleteTextField(_ textField: AutocompleteTextField, didEnterText text: String) {
    delegate?.urlBar(self, didEnterText: text)
  }

  public func autocompleteTextFieldDidAcceptCompletion(_ textField: AutocompleteTextField) {
    delegate?.urlBar(self, didAcceptText: textField.typedText)
  }

  public func autocompleteTextField(_ textField: AutocompleteTextField, didSubmitText text: String) {
    delegate?.urlBar(self, didSubmitText: text)
  }
}
