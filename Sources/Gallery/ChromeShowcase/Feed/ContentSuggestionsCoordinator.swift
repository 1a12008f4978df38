import ChromeUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Pushes the page of a new tab with eight tiles, a page to read later, and five articles.
final class ContentSuggestionsCoordinator: AlertingCoordinator {
  override func makeScreen() -> UIViewController {
    let suggestions = ContentSuggestionsViewController(
      tiles: (0..<8).map { "Test Tile number \($0)" },
      sections: [
        ContentSuggestionSection(
          title: String(localized: "Reading list", table: "ContentSuggestions"),
          suggestions: [
            ContentSuggestion(
              title: "Reading List item: No subtitle, no image", publisher: Self.publisher,
              date: Self.day(before: 0))
          ], canReadLater: false),
        ContentSuggestionSection(
          title: String(localized: "Articles for you", table: "ContentSuggestions"),
          suggestions: Self.articles),
      ])
    suggestions.title = String(localized: "New tab", table: "ContentSuggestions")
    suggestions.commands = recorder
    return suggestions
  }

  /// The original's articles have random dates; here each is a day older than the one before.
  private static let articles = (1...5).map { number in
    ContentSuggestion(
      title: number == 1 ? "Title of the first suggestions" : "Title of the suggestions number #\(number)",
      publisher: publisher, date: day(before: number), hasImage: true)
  }

  private static let publisher = "Publisher of the new"

  private static func day(before number: Int) -> Date {
    Date(timeIntervalSince1970: 1_500_000_000 - 86_400 * Double(number))
  }
}

extension CommandRecorder: ContentSuggestionsCommands {
  package func openPageForItem(at indexPath: IndexPath) {
    record(
      protocol: "ContentSuggestionsCommands", selector: "openPageForItemAtIndexPath:",
      ObjectiveCIndexPath(indexPath))
  }

  package func openMostVisitedItem(at index: Int) {
    record(protocol: "ContentSuggestionsCommands", selector: "openMostVisitedItemAtIndex:", index)
  }

  package func dismissModals() {
    record(protocol: "ContentSuggestionsCommands", selector: "dismissModals")
  }

  package func handleLearnMoreTapped() {
    record(protocol: "ContentSuggestionsCommands", selector: "handleLearnMoreTapped")
  }

  package func displayContextMenu(
    for suggestion: ContentSuggestion, at point: CGPoint, indexPath: IndexPath, canReadLater: Bool
  ) {
    record(
      protocol: "ContentSuggestionsCommands",
      selector: "displayContextMenuForSuggestion:atPoint:atIndexPath:readLaterAction:", suggestion.title,
      point, ObjectiveCIndexPath(indexPath), canReadLater)
  }
}

/// Describes an index path as `NSIndexPath` does: `<NSIndexPath> {length = 2, path = 2 - 0}`.
private struct ObjectiveCIndexPath: CustomStringConvertible {
  private let indexPath: IndexPath

  init(_ indexPath: IndexPath) {
    self.indexPath = indexPath
  }

  var description: String {
    let path = indexPath.map(String.init).joined(separator: " - ")
    return "<NSIndexPath> {length = \(indexPath.count), path = \(path)}"
  }
}
