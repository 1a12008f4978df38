import Foundation

extension URL {
  /// The address as the URL bar shows it: without the user's name and password.
  public var displayText: String {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else {
      return absoluteString
    }
    components.user = nil
    components.password = nil
    return components.string ?? absoluteString
  }

  /// The address as the collapsed URL bar shows it: the host alone, and nothing where there is none.
  public var collapsedText: String { host(percentEncoded: false) ?? "" }

  /// Whether the address belongs to the web.
  public var isWebAddress: Bool { ["http", "https"].contains(scheme?.lowercased()) }

  /// Whether the page came over a protected connection.
  public var isSecure: Bool { scheme?.lowercased() == "https" }

  /// Whether this is the page that a web view shows before any other.
  public var isBlankPage: Bool { absoluteString == "about:blank" }
}
