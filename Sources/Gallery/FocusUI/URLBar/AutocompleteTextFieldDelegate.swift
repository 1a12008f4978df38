/// Hears what is typed into a field that completes.
@MainActor
protocol AutocompleteTextFieldDelegate: AnyObject {
  func autocompleteTextFieldDidBeginEditing(_ textField: AutocompleteTextField)
  func autocompleteTextFieldDidEndEditing(_ textField: AutocompleteTextField)
  /// Hears of each key.
  ///
  /// - Parameter text: What is typed, without a completion.
  func autocompleteTextField(_ textField: AutocompleteTextField, didEnterText text: String)
  /// Hears that a completion has become a part of the text, otherwise than by code that sets the text.
  func autocompleteTextFieldDidAcceptCompletion(_ textField: AutocompleteTextField)
  /// Hears of the return key.
  ///
  /// - Parameter text: All that the field shows.
  func autocompleteTextField(_ textField: AutocompleteTextField, didSubmitText text: String)
}
