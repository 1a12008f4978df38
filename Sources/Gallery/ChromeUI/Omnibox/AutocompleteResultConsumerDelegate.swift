/// Hears what the user does with suggestions.
@MainActor
package protocol AutocompleteResultConsumerDelegate: AnyObject {
  func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didSelect suggestion: AutocompleteSuggestion, inRow row: Int)
  func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didTapTrailingButtonOn suggestion: AutocompleteSuggestion,
    inRow row: Int)
  func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didSelectForDeletion suggestion: AutocompleteSuggestion,
    inRow row: Int)
  func autocompleteResultConsumerDidScroll(_ consumer: OmniboxPopupViewController)
}
