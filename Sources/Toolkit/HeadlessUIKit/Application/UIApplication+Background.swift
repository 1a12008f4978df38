import Foundation

/// A task that continues in the background.
///
///     let task = UIApplication.shared.beginBackgroundTask(withName: "upload")
///     UIApplication.shared.runningBackgroundTasks  // ["upload"]
///     UIApplication.shared.endBackgroundTask(task)
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from a number.
  ///
  /// - Parameter rawValue: The number; tasks are numbered from 1.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch; the values are UIKit's.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There is new data.
  case newData
  /// There is no new data.
  case noData
  /// It failed.
  case failed
}

extension UIApplication {
  /// The running tasks, and the number of the last one.
  private struct BackgroundTasks {
    var names: [Int: String] = [:]
    var last = 0
  }

  private var backgroundTasks: BackgroundTasks {
    get { attachments[ObjectIdentifier(BackgroundTasks.self)] as? BackgroundTasks ?? BackgroundTasks() }
    set { attachments[ObjectIdentifier(BackgroundTasks.self)] = newValue }
  }

  /// Begins a task that continues in the background.
  ///
  /// No task runs out of time here, and the expiration handler is never called.
  ///
  /// - Parameters:
  ///   - taskName: The name in ``runningBackgroundTasks``; empty by default.
  ///   - handler: Never called.
  /// - Returns: The identifier to end the task with.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.last += 1
    backgroundTasks.names[backgroundTasks.last] = taskName ?? ""
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks.last)
  }

  /// Ends a task.
  ///
  /// - Parameter identifier: The result of `beginBackgroundTask`; one that has ended, or is
  ///   invalid, is ignored.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.names[identifier.rawValue] = nil
  }

  /// The names of the running tasks, in the order in which they began.
  public var runningBackgroundTasks: [String] {
    backgroundTasks.names.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The remaining seconds in the background: unlimited here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the application may fetch in the background; always `denied` here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
}

/// Whether the application may fetch in the background; the values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The device does not allow it.
  case restricted
  /// The user does not allow it.
  case denied
  /// It is allowed.
  case available
}

extension UIApplication {
  /// Whether the app's icon can be changed; always `true` here.
  public var supportsAlternateIcons: Bool { true }

  /// The name of the app's icon; `nil`, the default, for the main one.
  public private(set) var alternateIconName: String? {
    get { (attachments[ObjectIdentifier(AlternateIcon.self)] as? AlternateIcon)?.name }
    set { attachments[ObjectIdentifier(AlternateIcon.self)] = AlternateIcon(name: newValue) }
  }

  private struct AlternateIcon {
    let name: String?
  }

  /// Changes the app's icon without an alert, and calls the completion on the run loop.
  ///
  /// - Parameters:
  ///   - alternateIconName: The icon's name; `nil` for the main icon.
  ///   - completionHandler: Called on the run loop, without an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    runLoop.schedule(name: "icon to change") { completionHandler?(nil) }
  }

  /// Does nothing, since remote notifications never arrive here.
  public func registerForRemoteNotifications() {}
  /// Does nothing, since remote notifications never arrive here.
  public func unregisterForRemoteNotifications() {}
  /// Whether the application receives remote notifications; always `false` here.
  public var isRegisteredForRemoteNotifications: Bool { false }
}

extension UIApplication {
  /// The address of the app's page in the system's settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}
