/// Something of the application's own that interactions wait for, once it is registered.
@MainActor
public protocol GREYIdlingResource: AnyObject {
  /// Whether it keeps nobody waiting now.
  func isIdleNow() -> Bool
  /// The name that failures show.
  func idlingResourceName() -> String
  /// What failures say about it.
  func idlingResourceDescription() -> String
}
