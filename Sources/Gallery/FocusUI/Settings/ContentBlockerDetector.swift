/// Finds out whether Safari lets the app's blocker in.
@MainActor
public protocol ContentBlockerDetector: AnyObject {
  /// Asks Safari; the answer comes later.
  func detectEnabled(_ completion: @escaping @MainActor (Bool) -> Void)
}
