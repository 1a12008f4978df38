/// A state that UIKit refuses: its name and its reason in UIKit's words.
///
/// UIKit raises an Objective-C exception, which ends the app. Swift cannot raise one, so the toolkit tells the running
/// application, which ends the process unless its ``UIApplication/exceptionHandler`` takes the exception; what raised it
/// then leaves everything as it was.
public struct UIException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exceptions that UIKit and those who extend it raise.
  public enum Name: String, Hashable, Sendable {
    case generic = "NSGenericException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case range = "NSRangeException"
    case unknownKey = "NSUnknownKeyException"
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
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
