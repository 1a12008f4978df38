import Foundation

/// An application that the user is asked about before it opens an address.
public enum ExternalApplication: Hashable, Sendable {
  /// A call to somebody.
  case faceTime
  /// A letter to somebody.
  case email(to: String)
  /// A place on a map.
  case maps
  /// An application to get.
  case appStore
  /// One that is not known by name.
  case other

  /// The application for an address, unless the web view loads it or a telephone number is called at once.
  init?(for url: URL, scheme: String) {
    switch scheme {
    case "http", "https":
      guard let application = Self.ofHosts[url.host(percentEncoded: false)?.lowercased() ?? ""] else {
        return nil
      }
      self = application
    case "tel": return nil
    case "facetime", "facetime-audio": self = .faceTime
    case "mailto": self = .email(to: Self.recipient(of: url))
    case let scheme where RequestDecision.internalSchemes.contains(scheme): return nil
    default: self = .other
    }
  }

  private static let ofHosts: [String: ExternalApplication] = [
    "maps.apple.com": .maps, "itunes.apple.com": .appStore,
  ]

  private static func recipient(of url: URL) -> String {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?.path ?? ""
  }
}
