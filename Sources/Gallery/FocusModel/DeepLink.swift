import Foundation

/// What another application asks this one to do.
package enum DeepLink: Hashable, Sendable {
  /// To load a page.
  case open(URL)
  /// To put a text into the URL bar.
  case fill(String)

  /// Reads `<scheme>://open-url?url=…` and `<scheme>://open-text?text=…`.
  ///
  /// An address that is none is no link; a text that is missing is empty.
  package init?(_ url: URL, scheme: String) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      components.scheme?.lowercased() == scheme
    else { return nil }
    let value = { name in components.queryItems?.first { $0.name == name }?.value ?? "" }
    switch components.host {
    case "open-url":
      guard let page = URL(string: value("url"), encodingInvalidCharacters: false) else { return nil }
      self = .open(page)
    case "open-text": self = .fill(value("text"))
    default: return nil
    }
  }
}

/// Keeps the last deep link until the application is active.
package struct DeepLinkQueue: Hashable, Sendable {
  private var waiting: DeepLink?

  /// Makes a queue in which nothing waits.
  package init() {}

  /// Takes a link, and gives it back if it can be followed at once.
  package mutating func receive(_ link: DeepLink, isActive: Bool) -> DeepLink? {
    waiting = isActive ? nil : link
    return isActive ? link : nil
  }

  /// Gives out the link that waited for the application to become active.
  package mutating func didBecomeActive() -> DeepLink? {
    defer { waiting = nil }
    return waiting
  }
}
