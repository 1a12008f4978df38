import FocusModel

/// Keeps values in memory.
@MainActor
final class PreferenceStoreDouble: PreferenceStore {
  private(set) var values: [String: Any]

  init(_ values: [String: Any] = [:]) {
    self.values = values
  }

  func object(forKey key: String) -> Any? { values[key] }
  func integer(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  func string(forKey key: String) -> String? { values[key] as? String }
  func stringArray(forKey key: String) -> [String]? { values[key] as? [String] }
  func removeObject(forKey key: String) { values[key] = nil }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
