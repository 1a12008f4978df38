import Foundation

/// How a text or a link becomes a page.
extension URLBarState {
  /// Goes where a text leads, without the blanks around it; blanks alone lead nowhere, and the page's address comes back
  /// under the keyboard.
  mutating func submit(_ text: String, to engine: SearchEngine) -> [Effect] {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      showURL()
      return []
    }
    return follow(engine.destination(of: text))
  }

  /// Loads a page, the first one in place of the home screen, and ends editing.
  mutating func follow(_ url: URL?) -> [Effect] {
    guard let url else { return [] }
    let effects: [Effect] = (isBrowsing ? [] : [.showWebView]) + [.load(url)]
    (isBrowsing, isBackgroundVisible) = (true, true)
    self.url = url
    return effects + (isEditing ? dismiss() : leaveField())
  }
}
