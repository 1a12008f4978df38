import Foundation

/// The running application's main queue, in place of Dispatch's, which nobody drains here.
@MainActor
public enum MainQueue {
  /// Runs `work` at the next turn of the run loop.
  public static func async(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.runLoop.schedule(name: "main queue", work)
  }

  /// Runs `work` once, after some seconds; the application waits for up to 1.5 of them.
  public static func asyncAfter(seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.runLoop.schedule(
      after: seconds, name: "delayed call on the main queue", kind: .delayedCall, work)
  }
}
