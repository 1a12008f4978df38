import Foundation

/// The user defaults of an application, with the methods of Foundation's `UserDefaults`. They are
/// stored in memory for the application's lifetime:
///
///     let defaults = UIApplication.shared.environment.userDefaults
///     defaults.register(defaults: ["count": 1])
///     defaults.integer(forKey: "count")  // 1
///     defaults.set("12", forKey: "count")
///     defaults.integer(forKey: "count")  // 12
@preconcurrency @MainActor
public final class UserDefaultsStore {
  private var values: [String: PropertyListValue] = [:]
  private var defaults: [String: PropertyListValue] = [:]

  init() {}

  /// Adds default values for keys without a value. Those of earlier calls stay.
  ///
  /// - Parameter registrations: The default values by key. One that no property list can contain
  ///   raises an exception.
  public func register(defaults registrations: [String: Any]) {
    // Sorted, so that the exception for a wrong value has the same key in every run.
    for key in registrations.keys.sorted() {
      if let value = value(of: registrations[key] as Any, forKey: key) { defaults[key] = value }
    }
  }

  /// Stores a property list value.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` removes the stored one. As in Foundation, one that no property
  ///     list can contain raises an exception.
  ///   - key: The name to read it by.
  public func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    if let value = self.value(of: value, forKey: key) { values[key] = value }
  }

  /// Stores a Boolean.
  ///
  /// - Parameters:
  ///   - value: The value, which reads as 1 or 0 as a number.
  ///   - key: The name to read it by.
  public func set(_ value: Bool, forKey key: String) { values[key] = .boolean(value) }
  /// Stores an integer.
  ///
  /// - Parameters:
  ///   - value: The value, which reads as `true` as a Boolean unless it is 0.
  ///   - key: The name to read it by.
  public func set(_ value: Int, forKey key: String) { values[key] = .integer(value) }
  /// Stores a number.
  ///
  /// - Parameters:
  ///   - value: The value, which loses its fraction if it is read as an integer.
  ///   - key: The name to read it by.
  public func set(_ value: Double, forKey key: String) { values[key] = .real(value) }
  /// Stores a number, with double precision.
  ///
  /// - Parameters:
  ///   - value: The value, which is stored with double precision.
  ///   - key: The name to read it by.
  public func set(_ value: Float, forKey key: String) { values[key] = .real(Double(value)) }
  /// Stores an address as a string.
  ///
  /// - Parameters:
  ///   - url: The address; `nil` removes the stored one.
  ///   - key: The name to read it by.
  public func set(_ url: URL?, forKey key: String) { values[key] = url.map { .string($0.absoluteString) } }

  /// Removes the value that was set; a registered default applies again.
  ///
  /// - Parameter key: The value's name; one without a value is ignored.
  public func removeObject(forKey key: String) { values[key] = nil }

  /// Returns all values; those that were set override registered ones.
  public func dictionaryRepresentation() -> [String: Any] {
    defaults.merging(values) { $1 }.mapValues(\.object)
  }

  /// Returns `true`; values are always stored immediately.
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

/// Reading converts values as Foundation does. A missing value, or one of another type, is read as
/// `nil`, 0 or `false`.
extension UserDefaultsStore {
  /// Returns the value as it was stored.
  ///
  /// - Parameter key: The value's name; without a value, the result is `nil`.
  public func object(forKey key: String) -> Any? { value(forKey: key)?.object }
  /// Returns the value as a Boolean: `true` for numbers other than 0 and for the strings `YES` and
  /// `true`, in any case.
  ///
  /// - Parameter key: The value's name; without a value, the result is `false`.
  public func bool(forKey key: String) -> Bool { value(forKey: key)?.truth ?? false }
  /// Returns the value as an integer without its fraction; a string is parsed.
  ///
  /// - Parameter key: The value's name; without a value, the result is 0.
  public func integer(forKey key: String) -> Int { value(forKey: key)?.wholeNumber ?? 0 }
  /// Returns the value as a number; a string is parsed.
  ///
  /// - Parameter key: The value's name; without a value, the result is 0.
  public func double(forKey key: String) -> Double { value(forKey: key)?.number ?? 0 }
  /// Returns the value as a single-precision number; a string is parsed.
  ///
  /// - Parameter key: The value's name; without a value, the result is 0.
  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  /// Returns the value as a string; a number is converted.
  ///
  /// - Parameter key: The value's name; without a value, the result is `nil`.
  public func string(forKey key: String) -> String? { value(forKey: key)?.text }
  /// Returns the value if it is an array; otherwise `nil`.
  ///
  /// - Parameter key: The value's name.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// Returns the value if it is a dictionary; otherwise `nil`.
  ///
  /// - Parameter key: The value's name.
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  /// Returns the value if it is data; otherwise `nil`.
  ///
  /// - Parameter key: The value's name.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// Returns the value as an address; `nil` if it is not a string with one.
  ///
  /// - Parameter key: The value's name.
  public func url(forKey key: String) -> URL? { string(forKey: key).flatMap { URL(string: $0) } }

  /// Returns the strings of an array; `nil` if an element cannot be read as a string.
  ///
  /// - Parameter key: The value's name.
  public func stringArray(forKey key: String) -> [String]? {
    guard case .array(let elements)? = value(forKey: key) else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }
}
