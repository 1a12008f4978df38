/// A state that UIKit refuses, with UIKit's name and reason for it.
///
/// UIKit raises an Objective-C exception, which ends the app. As Swift cannot raise one, the
/// toolkit reports it to the running application, which ends the process unless
/// ``UIApplication/exceptionHandler`` handles it. After a handled exception everything is left as
/// it was.
public struct UIException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of an exception; code above the toolkit may add names.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as Objective-C has it.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An exception without a more specific name.
    public static let generic = Name(rawValue: "NSGenericException")
    /// A call in a state that does not allow it.
    public static let internalInconsistency = Name(rawValue: "NSInternalInconsistencyException")
    /// An argument that is not allowed.
    public static let invalidArgument = Name(rawValue: "NSInvalidArgumentException")
    /// An index out of bounds.
    public static let range = Name(rawValue: "NSRangeException")
    /// A key that an object does not have.
    public static let unknownKey = Name(rawValue: "NSUnknownKeyException")
    /// A controller whose view is in the hierarchy of another controller that is not its parent.
    public static let hierarchyInconsistency = Name(rawValue: "UIViewControllerHierarchyInconsistency")
  }

  /// The exception's name.
  public let name: Name
  /// The reason in UIKit's words.
  public let reason: String

  /// Creates an exception without raising it.
  public init(_ name: Name, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The line that an app ends with.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }

  /// Raises an exception in the running application; returns only if the application has a handler.
  @preconcurrency @MainActor
  public static func raise(_ name: Name, _ reason: String) {
    let exception = UIException(name, reason)
    guard let handler = UIApplication.shared.exceptionHandler else { fatalError(exception.description) }
    handler(exception)
  }
}
