import Foundation

/// What another application asks this one to do.
public enum DeepLink: Hashable, Sendable {
  /// To load a page.
  case open(URL)
  /// To put a text into the URL bar.
  case fill(String)

  /// Reads `<scheme>://open-url?url=…` and `<scheme>://open-text?text=…`.
  ///
  /// An address that is none is no link; a text that is missing is empty.
  public init?(_ url: URL, scheme: String) {
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
