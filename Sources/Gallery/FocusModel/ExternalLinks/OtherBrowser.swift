import Foundation

/// A browser that a page can be opened in, where it is installed.
public enum OtherBrowser: String, Hashable, Sendable, CaseIterable {
  /// The one of the same house.
  case firefox
  /// The one of Google.
  case chrome
  /// The one that every device has.
  case safari

  /// The address that makes the browser open a page; `nil` for what it does not open.
  public func address(opening page: URL) -> URL? {
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
