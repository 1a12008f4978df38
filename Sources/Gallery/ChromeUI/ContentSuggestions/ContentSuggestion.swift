import Foundation

/// An article, or another page to read.
package struct ContentSuggestion: Hashable, Sendable {
  package let title: String
  /// What it is about.
  package let subtitle: String?
  /// The publisher, if it is known.
  package let publisher: String?
  package let date: Date?
  package let hasImage: Bool

  package init(
    title: String, subtitle: String? = nil, publisher: String? = nil, date: Date? = nil,
    hasImage: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.publisher = publisher
    self.date = date
    self.hasImage = hasImage
  }
}

/// Suggestions under one title.
package struct ContentSuggestionSection: Hashable, Sendable {
  package let title: String
  package var suggestions: [ContentSuggestion]

  package init(title: String, suggestions: [ContentSuggestion]) {
    self.title = title
    self.suggestions = suggestions
  }
}
