import HeadlessUIKit

/// Why a stage cannot go on.
public enum StageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The application is still busy when nothing should be left to do: what it waits for, in the order in which it
  /// would run.
  case notIdle([String])
  /// The use case brought UIKit into a state that it refuses.
  case exception(UIException)
  /// The showcase's texts cannot be read; what its closure threw, in words.
  case stringCatalogs(String)

  public var description: String {
    switch self {
    case .notIdle(let pending):
      "The application did not become idle within 30 virtual seconds. It waits for: "
        + pending.prefix(5).joined(separator: ", ") + (pending.count > 5 ? ", ..." : "")
    case .exception(let exception): exception.description
    case .stringCatalogs(let problem): "The showcase's String Catalogs cannot be read: " + problem
    }
  }
}
