import HeadlessUIKit

/// Keeps values by their keys, as user defaults do.
@MainActor
public protocol PreferenceStore: AnyObject {
  /// The value of a key, or `nil` where there is none.
  func object(forKey key: String) -> Any?
  func bool(forKey key: String) -> Bool
  func integer(forKey key: String) -> Int
  func string(forKey key: String) -> String?
  func stringArray(forKey key: String) -> [String]?
  /// Keeps a value of a property list's types; `nil` removes what was kept.
  func set(_ value: Any?, forKey key: String)
  func removeObject(forKey key: String)
}

extension UserDefaultsStore: PreferenceStore {}
