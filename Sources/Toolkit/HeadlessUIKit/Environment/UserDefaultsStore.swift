import Foundation

/// The user defaults of a stage, which live in memory: Foundation's `UserDefaults` by its methods.
@MainActor
public final class UserDefaultsStore {
  private var values: [String: PropertyListValue] = [:]
  private var defaults: [String: PropertyListValue] = [:]

  init() {}

  /// Adds values that are found where nothing was set; those of earlier calls are kept.
  public func register(defaults registrations: [String: Any]) {
    for key in registrations.keys.sorted() {
      if let value = value(of: registrations[key] as Any, forKey: key) { defaults[key] = value }
    }
  }

  /// Stores a value of a property list's types, or removes it; any other value is an exception, as in Foundation.
  public func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    if let value = self.value(of: value, forKey: key) { values[key] = value }
  }

  public func set(_ value: Bool, forKey key: String) { values[key] = .boolean(value) }
  public func set(_ value: Int, forKey key: String) { values[key] = .integer(value) }
  public func set(_ value: Double, forKey key: String) { values[key] = .real(value) }
  public func set(_ value: Float, forKey key: String) { values[key] = .real(Double(value)) }
  public func set(_ url: URL?, forKey key: String) { values[key] = url.map { .string($0.absoluteString) } }

  /// Removes what was set; a registered default is found again.
  public func removeObject(forKey key: String) { values[key] = nil }

  /// Everything that is set or registered.
  public func dictionaryRepresentation() -> [String: Any] {
    defaults.merging(values) { $1 }.mapValues(\.object)
  }

  /// Does nothing, as values are stored at once.
  @discardableResult
  public func synchronize() -> Bool { true }

  func value(forKey key: String) -> PropertyListValue? { values[key] ?? defaults[key] }

  private func value(of object: Any, forKey key: String) -> PropertyListValue? {
    if let value = PropertyListValue(object) { return value }
    UIException.raise(
      .invalidArgument, "Attempt to insert non-property list object \(object) for key \(key)")
    return nil
  }
}

/// Reading converts as Foundation does; what is missing, or is of another type, is `nil`, 0 or false.
extension UserDefaultsStore {
  public func object(forKey key: String) -> Any? { value(forKey: key)?.object }
  public func bool(forKey key: String) -> Bool { value(forKey: key)?.truth ?? false }
  public func integer(forKey key: String) -> Int { value(forKey: key)?.wholeNumber ?? 0 }
  public func double(forKey key: String) -> Double { value(forKey: key)?.number ?? 0 }
  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  public func string(forKey key: String) -> String? { value(forKey: key)?.text }
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func url(forKey key: String) -> URL? { string(forKey: key).flatMap { URL(string: $0) } }

  /// The strings of an array; `nil` if one of its elements is something else.
  public func stringArray(forKey key: String) -> [String]? {
    guard case .array(let elements)? = value(forKey: key) else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }
}
