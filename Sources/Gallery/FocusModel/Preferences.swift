import HeadlessUIKit

/// Keeps values by their keys, as user defaults do.
@MainActor
package protocol PreferenceStore: AnyObject {
  /// The value of a key, or `nil` where there is none.
  func object(forKey key: String) -> Any?
  /// The number of a key, or 0 where there is none.
  func integer(forKey key: String) -> Int
  /// The text of a key, or `nil` where there is none.
  func string(forKey key: String) -> String?
  /// The list of texts of a key, or `nil` where there is none.
  func stringArray(forKey key: String) -> [String]?
  /// Keeps a value of a property list's types; `nil` removes what was kept.
  func set(_ value: Any?, forKey key: String)
  /// Keeps nothing for a key any more.
  func removeObject(forKey key: String)
}

extension UserDefaultsStore: PreferenceStore {}

/// The two applications that are built from the same code.
package enum Product: String, Hashable, Sendable, CaseIterable {
  /// The one for most countries.
  case focus = "Firefox Focus"
  /// The one for German-speaking countries, which sends no usage data unless asked to.
  case klar = "Firefox Klar"

  /// What the application calls itself.
  package var name: String { rawValue }

  /// The scheme of the addresses that the application is opened by.
  package var deepLinkScheme: String {
    switch self {
    case .focus: "firefox-focus"
    case .klar: "firefox-klar"
    }
  }
}
