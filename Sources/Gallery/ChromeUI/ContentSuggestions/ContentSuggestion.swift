import Foundation

/// Something to read.
public struct ContentSuggestion: Hashable, Sendable {
  public let title: String
  /// What it is about.
  public let subtitle: String?
  /// Who brought it out, and when.
  public let publisher: String?
  public let date: Date?
  public let hasImage: Bool

  public init(
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
public struct ContentSuggestionSection: Hashable, Sendable {
  public let title: String
  public var suggestions: [ContentSuggestion]

  public init(title: String, suggestions: [ContentSuggestion]) {
    self.title = title
    self.suggestions = suggestions
  }
}
