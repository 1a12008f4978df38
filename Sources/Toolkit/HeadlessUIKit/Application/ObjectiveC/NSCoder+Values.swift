import Foundation

extension NSCoder {
  /// Returns `nil`, since there are no archives.
  public func value(forKey key: String) -> Any? { nil }
}
