import Foundation

/// What happens to a page that a web view is about to load.
public enum RequestDecision: Hashable, Sendable {
  /// It loads.
  case load
  /// It does not, and nothing else happens.
  case cancel
  /// It does not; another application opens the address at once.
  case open(URL)
  /// It does not; the user is asked whether another application may open the address.
  case ask(URL, ExternalApplication)

  /// Decides on an address; one that could not be read is `nil`.
  public init(for url: URL?) {
    guard let url, let scheme = url.scheme?.lowercased() else {
      self = .cancel
      return
    }
    if let application = ExternalApplication(for: url, scheme: scheme) {
      self = .ask(url, application)
    } else if Self.internalSchemes.contains(scheme) {
      self = .load
    } else {
      self = .open(url)
    }
  }

  /// What the web view itself loads.
  static let internalSchemes: Set<String> = ["http", "https", "ftp", "file", "about", "javascript", "data"]
}
