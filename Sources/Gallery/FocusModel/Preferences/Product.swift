/// The two applications that are built from the same code.
public enum Product: String, Hashable, Sendable, CaseIterable {
  /// The one for most countries.
  case focus = "Firefox Focus"
  /// The one for German-speaking countries, which sends no usage data unless asked to.
  case klar = "Firefox Klar"

  /// What the application calls itself.
  public var name: String { rawValue }

  /// The scheme of the addresses that the application is opened by.
  public var deepLinkScheme: String {
    switch self {
    case .focus: "firefox-focus"
    case .klar: "firefox-klar"
    }
  }
}
