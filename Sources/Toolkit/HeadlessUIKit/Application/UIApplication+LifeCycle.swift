import Foundation

extension UIApplication {
  /// The state of an application.
  public enum State: String, Hashable, Sendable {
    /// In the foreground, receiving touches.
    case active
    /// In the foreground, but not yet or no longer active.
    case inactive
    /// Behind another application or the home screen.
    case background
  }

  /// Posted after the delegate has finished launching, before the application becomes active.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the application has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before an active application goes to the background.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the application has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application returns from the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the application ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted for a memory warning, after the delegate and the controllers were called.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Sets the delegate and performs UIKit's launch calls, until the application is active.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, which is not retained.
  ///   - sceneDelegate: The scene's delegate; as in UIKit, it receives the life cycle events instead of the
  ///     application's. `nil` by default.
  ///   - options: The reasons for the launch.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
    options: [LaunchOptionsKey: Any]? = nil
  ) {
    self.delegate = delegate
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    if let sceneDelegate { connect(sceneDelegate, with: options) }
    becomeActive()
  }

  /// Performs the calls of going to the home screen; the clock keeps running.
  public func sendToBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    reportEnteringBackground()
    post(Self.didEnterBackgroundNotification)
  }

  /// Brings the application to the foreground and makes it active; does nothing outside the
  /// background.
  public func bringToForeground() {
    guard applicationState == .background else { return }
    enterForeground()
    becomeActive()
  }

  /// Opens an address from another application, bringing this one to the foreground.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: The details of how it is passed; empty by default.
  /// - Returns: Whether the delegate opened it; `true` with a scene's delegate.
  @discardableResult
  public func openDeepLink(_ url: URL, options: [OpenURLOptionsKey: Any] = [:]) -> Bool {
    if applicationState == .background { enterForeground() }
    let isOpened = handOver(url, options: options)
    becomeActive()
    return isOpened
  }

  /// Sends a memory warning to the delegate, then to the controllers, then to observers.
  public func sendMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    windows.forEach { $0.rootViewController?.warnOfMemory() }
    post(Self.didReceiveMemoryWarningNotification)
  }

  /// Performs the calls that precede the application's end, resigning the active state first. The
  /// application itself keeps running.
  public func terminate() {
    resignActive()
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  private func enterForeground() {
    // As in UIKit, the application is still in the background during these calls.
    reportEnteringForeground()
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
  }

  private func becomeActive() {
    // An address can also be opened while the application is active.
    guard applicationState != .active else { return }
    applicationState = .active
    reportBecomingActive()
    post(Self.didBecomeActiveNotification)
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    // As in UIKit, the application is still active during these calls.
    reportResigningActive()
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIViewController {
  /// Warns the controller, its children, and the controllers that they present.
  fileprivate func warnOfMemory() {
    didReceiveMemoryWarning()
    children.forEach { $0.warnOfMemory() }
    ownPresented?.warnOfMemory()
  }
}
