/// An exception that UIKit would raise, with UIKit's name and reason.
///
/// UIKit raises an Objective-C exception, which ends the app. Since Swift cannot raise one, the
/// toolkit reports it to the running application, which ends the process unless it has an
/// ``UIApplication/exceptionHandler``. A handled exception leaves everything unchanged:
///
///     let application = UIApplication()
///     var reasons: [String] = []
///     application.exceptionHandler = { exception in reasons.append(exception.reason) }
public struct UIException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of an exception; other modules may add names.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name in Objective-C.
    public let rawValue: String

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name in Objective-C, which UIKit's reports contain.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An exception without a more specific name.
    public static let generic = Name(rawValue: "NSGenericException")
    /// A call in an invalid state.
    public static let internalInconsistency = Name(rawValue: "NSInternalInconsistencyException")
    /// An invalid argument.
    public static let invalidArgument = Name(rawValue: "NSInvalidArgumentException")
    /// An index out of bounds.
    public static let range = Name(rawValue: "NSRangeException")
    /// A key that an object does not have.
    public static let unknownKey = Name(rawValue: "NSUnknownKeyException")
  }

  /// The exception's name.
  public let name: Name
  /// The reason, with UIKit's wording.
  public let reason: String

  /// Creates an exception without raising it.
  ///
  /// - Parameters:
  ///   - name: The kind of problem, which handlers compare.
  ///   - reason: The description for developers, with UIKit's wording.
  public init(_ name: Name, _ reason: String) {
    (self.name, self.reason) = (name, reason)
  }

  /// The message with which an app ends.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }

  /// Raises an exception in the running application. Returns only if the application has a handler.
  ///
  /// - Parameters:
  ///   - name: The exception's name.
  ///   - reason: The reason, with UIKit's wording.
  @preconcurrency @MainActor
  public static func raise(_ name: Name, _ reason: String) {
    let exception = UIException(name, reason)
    guard let handler = UIApplication.shared.exceptionHandler else { fatalError(exception.description) }
    handler(exception)
  }
}
