import Foundation

/// The decision about an address that a web view is about to load.
package enum RequestDecision: Hashable, Sendable {
  /// The web view loads the page.
  case load
  /// Nothing happens.
  case cancel
  /// Another application opens the address at once.
  case open(URL)
  /// The user is asked whether another application may open the address.
  case ask(URL, ExternalApplication)

  /// Decides about an address; `nil` and an address without a scheme are canceled.
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

  /// The schemes that the web view loads itself.
  fileprivate static let internalSchemes: Set<String> = [
    "http", "https", "ftp", "file", "about", "javascript", "data",
  ]
}

/// An application that may open an address only after the user agrees.
package enum ExternalApplication: Hashable, Sendable {
  /// FaceTime, for a call.
  case faceTime
  /// Mail, for a message to a recipient.
  case email(to: String)
  /// Maps.
  case maps
  /// The App Store.
  case appStore
  /// Any other application.
  case other

  /// Finds the application for an address; `nil` if the web view loads it, or if it is a phone
  /// number, which is called at once.
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

/// Another browser that can open a page, if it is installed.
package enum OtherBrowser: String, Hashable, Sendable, CaseIterable {
  /// Firefox, by Mozilla as well.
  case firefox
  /// Google Chrome.
  case chrome
  /// Safari, which is on every device.
  case safari

  /// Returns the address that makes the browser open a page; `nil` unless the page is on the web.
  package func address(opening page: URL) -> URL? {
    guard let scheme = page.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return nil }
    switch self {
    case .firefox:
      // The whole address is the value of one query item.
      return URL(string: "firefox://open-url?url=\(PercentEncoding.query.encode(page.absoluteString))")
    case .chrome:
      // Chrome has its own schemes, one for protected pages and one for others.
      var address = URLComponents(url: page, resolvingAgainstBaseURL: false)
      address?.scheme = scheme == "https" ? "googlechromes" : "googlechrome"
      return address?.url
    case .safari: return page
    }
  }
}
