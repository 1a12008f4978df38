import Foundation

extension NSCoder {
  /// Returns `nil`, since there are no archives.
  ///
  /// - Parameter key: Ignored.
  public func value(forKey key: String) -> Any? { nil }
}
