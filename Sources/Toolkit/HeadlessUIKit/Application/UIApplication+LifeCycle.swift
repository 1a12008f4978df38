import Foundation

extension UIApplication {
  /// Whether the application is in front and takes touches.
  public enum State: String, Hashable, Sendable {
    /// In front, and taking touches.
    case active
    /// In front, but between launch or background and being active.
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
  /// Posted before the application comes back from the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the application ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted on a memory warning, after delegate and controllers have received theirs.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Sets the delegate and sends it UIKit's calls of a launch, until the application is active.
  ///
  /// With a scene's delegate, as in UIKit, that one gets the events of the life from then on.
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

  /// Sends the calls of the user's way to the home screen; the clock goes on.
  public func sendToBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    reportEnteringBackground()
    post(Self.didEnterBackgroundNotification)
  }

  /// Brings the application back from the background and makes it active.
  public func bringToForeground() {
    guard applicationState == .background else { return }
    enterForeground()
    becomeActive()
  }

  /// Opens an address that another application hands over, in the foreground.
  ///
  /// - Returns: Whether the delegate opened it.
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

  /// Sends the calls that precede the application's end, from the active state after that of leaving
  /// it; the application itself goes on.
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
    // An address may be opened while the application is active.
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
  /// Warns the controller, its children and what they present.
  fileprivate func warnOfMemory() {
    didReceiveMemoryWarning()
    children.forEach { $0.warnOfMemory() }
    ownPresented?.warnOfMemory()
  }
}
