import Foundation

/// A request from another application, made by an address with this application's scheme.
package enum DeepLink: Hashable, Sendable {
  /// Loads a page.
  case open(URL)
  /// Puts a text into the URL bar.
  case fill(String)

  /// Parses `<scheme>://open-url?url=…` and `<scheme>://open-text?text=…`.
  ///
  /// The result is `nil` for other addresses, and for an invalid address of a page. A missing text
  /// is empty. `firefox-focus://open-text?text=Hello%20world` is `fill("Hello world")`.
  package init?(_ url: URL, scheme: String) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      components.scheme?.lowercased() == scheme
    else { return nil }
    let value = { name in components.queryItems?.first { $0.name == name }?.value ?? "" }
    switch components.host {
    case "open-url":
      // Otherwise Foundation would escape what is not allowed, instead of refusing it.
      guard let page = URL(string: value("url"), encodingInvalidCharacters: false) else { return nil }
      self = .open(page)
    case "open-text": self = .fill(value("text"))
    default: return nil
    }
  }
}

/// Holds the last deep link until the application is active.
///
///     var queue = DeepLinkQueue()
///     queue.receive(.fill("a"), isActive: false)  // nil
///     queue.receive(.fill("b"), isActive: false)  // nil
///     queue.didBecomeActive()  // .fill("b")
package struct DeepLinkQueue: Hashable, Sendable {
  private var waiting: DeepLink?

  /// Creates an empty queue.
  package init() {}

  /// Takes a link, and returns it if it can be followed at once; otherwise it replaces the link
  /// that waits.
  package mutating func receive(_ link: DeepLink, isActive: Bool) -> DeepLink? {
    waiting = isActive ? nil : link
    return isActive ? link : nil
  }

  /// Removes and returns the link that has waited for the application to become active.
  package mutating func didBecomeActive() -> DeepLink? {
    defer { waiting = nil }
    return waiting
  }
}
