import FocusModel

/// What the browser asks of the app around it.
@MainActor
public protocol BrowserSource: AnyObject {
  /// The engine that searches.
  var searchEngine: SearchEngine { get }
  /// Whether the settings have news.
  var hasNews: Bool { get }
  /// Whether the user has seen what the app says of itself; until then nothing is asked of them.
  var isIntroductionSeen: Bool { get }
  /// The address that a typed text begins; `nil` if there is none.
  func completion(of text: String) -> String?
}
