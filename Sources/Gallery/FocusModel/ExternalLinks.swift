import Foundation

/// What happens to a page that a web view is about to load.
package enum RequestDecision: Hashable, Sendable {
  /// It loads.
  case load
  /// It does not, and nothing else happens.
  case cancel
  /// It does not; another application opens the address at once.
  case open(URL)
  /// It does not; the user is asked whether another application may open the address.
  case ask(URL, ExternalApplication)

  /// Decides on an address; one that could not be read is `nil`.
  package init(for url: URL?) {
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

/// An application that the user is asked about before it opens an address.
package enum ExternalApplication: Hashable, Sendable {
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

/// A browser that a page can be opened in, where it is installed.
package enum OtherBrowser: String, Hashable, Sendable, CaseIterable {
  /// The one of the same house.
  case firefox
  /// The one of Google.
  case chrome
  /// The one that every device has.
  case safari

  /// The address that makes the browser open a page; `nil` for what it does not open.
  package func address(opening page: URL) -> URL? {
    guard let scheme = page.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return nil }
    switch self {
    case .firefox:
      return URL(string: "firefox://open-url?url=\(PercentEncoding.query.encode(page.absoluteString))")
    case .chrome:
      var address = URLComponents(url: page, resolvingAgainstBaseURL: false)
      address?.scheme = scheme == "https" ? "googlechromes" : "googlechrome"
      return address?.url
    case .safari: return page
    }
  }
}
