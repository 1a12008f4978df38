import Foundation

/// An exception that code raises itself, as UIKit raises its own.
open class NSException: NSObject, @unchecked Sendable {
  /// The exception's name.
  public let name: NSExceptionName
  /// Why it was raised.
  public let reason: String?
  /// Further values; none by default.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }

  /// Reports the exception to the running application, as ``UIException/raise(_:_:)`` does; returns
  /// only if the application has a handler.
  public func raise() {
    let (name, reason) = (UIException.Name(rawValue: name.rawValue), reason ?? "")
    MainActor.assumeIsolated { UIException.raise(name, reason) }
  }
}

extension NSExceptionName {
  /// An exception without a more specific name.
  public static let genericException = NSExceptionName(rawValue: UIException.Name.generic.rawValue)
  /// An index out of bounds.
  public static let rangeException = NSExceptionName(rawValue: UIException.Name.range.rawValue)
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: UIException.Name.invalidArgument.rawValue)
  /// A call in a state that does not allow it.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: UIException.Name.internalInconsistency.rawValue)
}
