import HeadlessUIKit

/// Stores values by their keys, as user defaults do.
@MainActor
package protocol PreferenceStore: AnyObject {
  /// Returns the value of a key, or `nil` if there is no value.
  func object(forKey key: String) -> Any?
  /// Returns the number of a key, or 0 if there is no number.
  func integer(forKey key: String) -> Int
  /// Returns the text of a key, or `nil` if there is no text.
  func string(forKey key: String) -> String?
  /// Returns the list of texts of a key, or `nil` if there is no list.
  func stringArray(forKey key: String) -> [String]?
  /// Stores a value of a property list's types; `nil` removes the value of the key.
  func set(_ value: Any?, forKey key: String)
  /// Removes the value of a key.
  func removeObject(forKey key: String)
}

extension UserDefaultsStore: PreferenceStore {}

/// The two applications that are built from the same code.
package enum Product: String, Hashable, Sendable, CaseIterable {
  /// Firefox Focus, for most countries.
  case focus = "Firefox Focus"
  /// Firefox Klar, for German-speaking countries, which sends no usage data by default.
  case klar = "Firefox Klar"

  /// The application's name.
  package var name: String { rawValue }

  /// The scheme of the application's deep links.
  package var deepLinkScheme: String {
    switch self {
    case .focus: "firefox-focus"
    case .klar: "firefox-klar"
    }
  }
}
