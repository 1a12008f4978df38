import Foundation

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
