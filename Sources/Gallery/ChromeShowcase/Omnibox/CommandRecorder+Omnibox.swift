import ChromeUI
import ShowcaseKit

extension CommandRecorder: AutocompleteResultConsumerDelegate {
  package func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didSelect suggestion: AutocompleteSuggestion, inRow row: Int
  ) {
    recordResult("autocompleteResultConsumer:didSelectSuggestion:inRow:", consumer, suggestion, row)
  }

  package func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didTapTrailingButtonOn suggestion: AutocompleteSuggestion,
    inRow row: Int
  ) {
    recordResult(
      "autocompleteResultConsumer:didTapTrailingButtonOnSuggestion:inRow:", consumer, suggestion, row)
  }

  package func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didSelectForDeletion suggestion: AutocompleteSuggestion,
    inRow row: Int
  ) {
    recordResult(
      "autocompleteResultConsumer:didSelectSuggestionForDeletion:inRow:", consumer, suggestion, row)
  }

  package func autocompleteResultConsumerDidScroll(_ consumer: OmniboxPopupViewController) {
    record(
      protocol: "AutocompleteResultConsumerDelegate", selector: "autocompleteResultConsumerDidScroll:",
      consumer)
  }

  private func recordResult(
    _ selector: String, _ consumer: OmniboxPopupViewController, _ suggestion: AutocompleteSuggestion,
    _ row: Int
  ) {
    record(
      protocol: "AutocompleteResultConsumerDelegate", selector: selector, consumer, suggestion, row)
  }
}
