/// A state that UIKit refuses: its name and its reason in UIKit's words.
///
/// UIKit raises an Objective-C exception, which ends the app. Swift cannot raise one, so the toolkit tells the running
/// application, which ends the process unless its ``UIApplication/exceptionHandler`` takes the exception; what raised it
/// then leaves everything as it was.
public struct UIException: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the exception is called; who builds on the toolkit may add names.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let generic = Name(rawValue: "NSGenericException")
    public static let internalInconsistency = Name(rawValue: "NSInternalInconsistencyException")
    public static let invalidArgument = Name(rawValue: "NSInvalidArgumentException")
    public static let range = Name(rawValue: "NSRangeException")
    public static let unknownKey = Name(rawValue: "NSUnknownKeyException")
    public static let hierarchyInconsistency = Name(rawValue: "UIViewControllerHierarchyInconsistency")
  }

  public let name: Name
  public let reason: String

  public init(_ name: Name, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The line that an app ends with.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }

  /// Raises the exception in the running application; returns only where the application has a handler.
  @MainActor
  public static func raise(_ name: Name, _ reason: String) {
    let exception = UIException(name, reason)
    guard let handler = UIApplication.shared.exceptionHandler else { fatalError(exception.description) }
    handler(exception)
  }
}
