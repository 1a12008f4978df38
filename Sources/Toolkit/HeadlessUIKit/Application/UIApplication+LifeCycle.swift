import Foundation

extension UIApplication {
  /// Whether the application is in front, and takes touches.
  public enum State: String, Hashable, Sendable {
    case active
    /// In front, but on its way to or from the background.
    case inactive
    case background
  }

  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Sets the delegate and launches it, in UIKit's order, until the application is active.
  public func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) {
    self.delegate = delegate
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    becomeActive()
  }

  /// Does what happens when the user goes to the home screen; the clock goes on.
  public func sendToBackground() {
    guard applicationState != .background else { return }
    if applicationState == .active {
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
    }
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  /// Does what happens when the user comes back.
  public func bringToForeground() {
    guard applicationState == .background else { return }
    enterForeground()
    becomeActive()
  }

  /// Hands an address over from another application; the application comes to the foreground for it.
  ///
  /// - Returns: Whether the delegate could open it.
  @discardableResult
  public func openDeepLink(_ url: URL, options: [OpenURLOptionsKey: Any] = [:]) -> Bool {
    if applicationState == .background { enterForeground() }
    let isOpened = delegate?.application(self, open: url, options: options) ?? false
    becomeActive()
    return isOpened
  }

  /// Does what happens when memory runs out: the delegate hears, then the controllers, then who observes.
  public func sendMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    windows.forEach { $0.rootViewController?.tellOfMemoryWarning() }
    post(Self.didReceiveMemoryWarningNotification)
  }

  /// Does what happens before the application ends.
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  private func enterForeground() {
    delegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
  }

  private func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIViewController {
  /// Tells the controller and all that it leads to.
  fileprivate func tellOfMemoryWarning() {
    didReceiveMemoryWarning()
    passOn { $0.tellOfMemoryWarning() }
  }
}
