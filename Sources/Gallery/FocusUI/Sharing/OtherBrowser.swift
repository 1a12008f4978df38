import Foundation
import HeadlessUIKit

/// A browser that a page can be opened in, where it is installed.
public enum OtherBrowser: String, Hashable, Sendable, CaseIterable {
  case firefox
  case chrome
  case safari

  /// The address that makes the browser open a page; `nil` for what it does not open.
  public func address(opening url: URL) -> URL? {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return nil }
    switch self {
    case .firefox:
      var address = URLComponents(string: "firefox://open-url")
      address?.queryItems = [URLQueryItem(name: "url", value: url.absoluteString)]
      return address?.url
    case .chrome:
      var address = URLComponents(url: url, resolvingAgainstBaseURL: false)
      address?.scheme = scheme == "https" ? "googlechromes" : "googlechrome"
      return address?.url
    case .safari: return url
    }
  }

  @MainActor var openTitle: String {
    switch self {
    case .firefox: String(focusSettings: "Open in Firefox")
    case .chrome: String(focusSettings: "Open in Chrome")
    case .safari: String(focusSettings: "Open in Safari")
    }
  }

  var symbol: String { self == .safari ? "safari" : "globe" }
}
