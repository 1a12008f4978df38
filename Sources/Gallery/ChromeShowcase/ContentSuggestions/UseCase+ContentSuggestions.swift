import ChromeUI
import ShowcaseKit

extension UseCase {
  /// Most visited sites, a reading list and articles, as on a new tab.
  static let contentSuggestions = UseCase(
    "Content Suggestions UI", of: ContentSuggestionsViewController.self,
    coordinator: ContentSuggestionsCoordinator.self)
}
