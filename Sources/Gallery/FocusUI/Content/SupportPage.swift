import Foundation

/// A page about the app.
public enum SupportPage: String, Hashable, Sendable, CaseIterable {
  case help = "https://support.mozilla.org/kb/focus"
  /// Comes from the server inside the app.
  case rights = "http://localhost:6573/rights-focus.html"
  case privacyNotice = "https://www.mozilla.org/privacy/firefox-focus"
  case manifesto = "https://www.mozilla.org/about/manifesto/"
  case usageData = "https://support.mozilla.org/kb/usage-data"
  case whatsNew = "https://support.mozilla.org/kb/whats-new-focus-ios"
  case autocomplete = "https://support.mozilla.org/kb/autocomplete-ios"

  public var url: URL {
    guard let url = URL(string: rawValue) else { preconditionFailure("\(rawValue) is no address") }
    return url
  }
}
