import Foundation

/// A piece of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a fetch in the background brought; the values are UIKit's.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There is new data.
  case newData
  /// There is none.
  case noData
  /// It failed.
  case failed
}

extension UIApplication {
  /// The tasks that began and did not end, and the number of the last one.
  private struct BackgroundTasks {
    var names: [Int: String] = [:]
    var last = 0
  }

  private var backgroundTasks: BackgroundTasks {
    get { attachments[ObjectIdentifier(BackgroundTasks.self)] as? BackgroundTasks ?? BackgroundTasks() }
    set { attachments[ObjectIdentifier(BackgroundTasks.self)] = newValue }
  }

  /// Begins a piece of work that goes on in the background.
  ///
  /// The clock always goes on here: no task runs out of time, and the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.last += 1
    backgroundTasks.names[backgroundTasks.last] = taskName ?? ""
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks.last)
  }

  /// Ends a piece of work.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.names[identifier.rawValue] = nil
  }

  /// The names of the tasks that have not ended, in the order in which they began.
  public var runningBackgroundTasks: [String] {
    backgroundTasks.names.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The seconds that are left in the background: no limit here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the application may fetch in the background; never here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
}

/// Whether the application may fetch in the background; the values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The device does not allow it.
  case restricted
  /// The user does not allow it.
  case denied
  /// It may.
  case available
}

extension UIApplication {
  /// Whether the app's icon can be changed; always here.
  public var supportsAlternateIcons: Bool { true }

  /// The name of the app's icon; `nil`, the default, for the main one.
  public private(set) var alternateIconName: String? {
    get { (attachments[ObjectIdentifier(AlternateIcon.self)] as? AlternateIcon)?.name }
    set { attachments[ObjectIdentifier(AlternateIcon.self)] = AlternateIcon(name: newValue) }
  }

  private struct AlternateIcon {
    let name: String?
  }

  /// Changes the app's icon, without an alert to the user, and reports it at the end of the turn.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    runLoop.schedule(name: "icon to change") { completionHandler?(nil) }
  }

  /// Requests remote notifications, which never arrive here.
  public func registerForRemoteNotifications() {}
  /// Ends remote notifications.
  public func unregisterForRemoteNotifications() {}
  /// Whether the application gets remote notifications; never here.
  public var isRegisteredForRemoteNotifications: Bool { false }
}

extension UIApplication {
  /// The address of the app's page in the system's settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}
