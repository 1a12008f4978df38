import HeadlessUIKit

/// Keeps values by their keys, as user defaults do.
@MainActor
public protocol PreferenceStore: AnyObject {
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
