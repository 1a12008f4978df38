import Foundation

/// A page about the app.
public enum SupportPage: String, Hashable, Sendable, CaseIterable {
  /// Help with the app.
  case help = "https://support.mozilla.org/kb/focus"
  /// The user's rights; the page comes from the server inside the app.
  case rights = "http://localhost:6573/rights-focus.html"
  /// What Mozilla does with what it learns.
  case privacyNotice = "https://www.mozilla.org/privacy/firefox-focus"
  /// What Mozilla is for.
  case manifesto = "https://www.mozilla.org/about/manifesto/"
  /// What is sent about the app's use.
  case usageData = "https://support.mozilla.org/kb/usage-data"
  /// What is new in this version.
  case whatsNew = "https://support.mozilla.org/kb/whats-new-focus-ios"
  /// How addresses are completed.
  case autocomplete = "https://support.mozilla.org/kb/autocomplete-ios"

  /// Where the page is.
  public var url: URL {
    guard let url = URL(string: rawValue) else { preconditionFailure("\(rawValue) is no address") }
    return url
  }
}
