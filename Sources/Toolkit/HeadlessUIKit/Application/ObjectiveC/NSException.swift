import Foundation

/// An exception that an app raises itself.
///
///     let exception = NSException(name: .genericException, reason: "no camera")
///     UIApplication.shared.exceptionHandler = { print($0.reason) }
///     exception.raise()  // prints "no camera"
open class NSException: NSObject, @unchecked Sendable {
  /// The exception's name.
  public let name: NSExceptionName
  /// The reason for the exception.
  public let reason: String?
  /// Additional values; `nil` by default.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  ///
  /// - Parameters:
  ///   - name: The kind of problem, which handlers compare.
  ///   - reason: The description for developers; `nil` counts as empty when the exception is
  ///     raised.
  ///   - userInfo: Additional values for a handler; `nil` by default. They are lost when the
  ///     exception is raised.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }

  /// Raises the exception in the running application, as ``UIException/raise(_:_:)`` does. Returns
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
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: UIException.Name.invalidArgument.rawValue)
  /// A call in an invalid state.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: UIException.Name.internalInconsistency.rawValue)
}
