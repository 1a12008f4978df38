import Foundation

extension NSCoder {
  /// Returns the value of a property by its name: always `nil`, as there are no archives.
  public func value(forKey key: String) -> Any? { nil }
}
