import Foundation
import HeadlessUIKit

/// Waits until an application is idle, and knows what of its own it asks to be waited for.
@MainActor
public struct GREYUIThreadExecutor {
  let application: UIApplication

  /// The running application's executor.
  public static var shared: GREYUIThreadExecutor { GREYUIThreadExecutor(application: .shared) }

  /// The running application's executor, as EarlGrey 1 spells it.
  public static func sharedInstance() -> GREYUIThreadExecutor { shared }

  /// Waits for a resource too, before anything else, until it is deregistered; it is kept as long.
  public func register(_ resource: any GREYIdlingResource) {
    guard !resources.contains(where: { $0 === resource }) else { return }
    application[attachment: IdlingResources.self, default: IdlingResources()].registered.append(resource)
  }

  /// Waits for a resource no longer.
  public func deregister(_ resource: any GREYIdlingResource) {
    application[attachment: IdlingResources.self, default: IdlingResources()].registered.removeAll {
      $0 === resource
    }
  }

  /// The registered resources, in the order of registering.
  var resources: [any GREYIdlingResource] {
    application[attachment: IdlingResources.self, default: IdlingResources()].registered
  }

  /// Runs what is due now, and waits for nothing.
  public func drainOnce() {
    application.layoutWindowsIfNeeded()
    application.runLoop.advance(by: 0)
  }

  /// Lets seconds pass, idle or not.
  public func drain(forTime seconds: TimeInterval) {
    application.layoutWindowsIfNeeded()
    application.runLoop.advance(by: seconds)
  }
}

/// What was registered in one application.
@MainActor
struct IdlingResources {
  var registered: [any GREYIdlingResource] = []
}
