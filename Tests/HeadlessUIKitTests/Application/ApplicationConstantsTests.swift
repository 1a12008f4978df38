import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Constants and stored properties of the application and its surroundings, with UIKit's values.
@Suite @MainActor struct ApplicationConstantsTests {
  @Test func `An activity of the user keeps what it is about`() {
    let activity = NSUserActivity(activityType: "org.example.read")
    expectStored(\.webpageURL, of: activity, from: nil, to: URL(string: "https://example.org"))
    expectStored(\.referrerURL, of: activity, from: nil, to: URL(string: "https://example.org"))
    expectStored(\.isEligibleForHandoff, of: activity, from: true, to: false)
    expectStored(\.isEligibleForSearch, of: activity, from: false, to: true)
    expectStored(\.isEligibleForPublicIndexing, of: activity, from: false, to: true)
    expectStored(\.isEligibleForPrediction, of: activity, from: false, to: true)
    expectStored(\.requiredUserInfoKeys, of: activity, from: nil, to: ["page"])
    expectStored(\.needsSave, of: activity, from: false, to: true)
  }

  @Test func `The device is one that lies nowhere and is fully charged`() {
    UIApplication().run {
      let device = UIDevice.current
      expectEqual(device.batteryLevel, 1)
      expectEqual(device.batteryState, .unplugged)
      expectTrue(device.isMultitaskingSupported)
      expectEqual(device.localizedModel, device.model)
      expectEqual(device.identifierForVendor?.uuidString, "00000000-0000-0000-0000-000000000000")
      #expect(UIDeviceOrientation.faceUp.isFlat && UIDeviceOrientation.faceDown.isFlat)
      #expect(!UIDeviceOrientation.portrait.isFlat)
      #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
      #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    }
  }

  @Test func `The screen has its pixels and its rate`() {
    UIApplication().run {
      let screen = UIScreen.main
      expectEqual(screen.nativeScale, screen.scale)
      expectEqual(screen.nativeBounds.size, CGSize(width: 390 * 3, height: 844 * 3))
      expectEqual(screen.maximumFramesPerSecond, 60)
      expectFalse(screen.isCaptured)
    }
  }

  @Test func `The application keeps its badge, and answers for what is not here`() {
    UIApplication().run {
      let application = UIApplication.shared
      expectStored(\.isIdleTimerDisabled, of: application, from: false, to: true)
      expectStored(\.applicationIconBadgeNumber, of: application, from: 0, to: 3)
      expectEqual(application.statusBarOrientation, .portrait)
      expectEqual(application.backgroundRefreshStatus, .denied)
      expectEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
      #expect(application.supportsAlternateIcons && !application.supportsMultipleScenes)
      expectEqual(application.openSessions.count, 1)
      application.registerForRemoteNotifications()
      expectFalse(application.isRegisteredForRemoteNotifications)
    }
  }

  @Test func `Keys and numbers are those of Apple's headers`() {
    expectEqual(
      [NSKeyValueChangeKey.indexesKey, .notificationIsPriorKey].map(\.rawValue),
      ["indexes", "notificationIsPrior"])
    let results: [(UIBackgroundFetchResult, UInt)] = [(.newData, 0), (.noData, 1), (.failed, 2)]
    forEachRow(results) { expectEqual($0.rawValue, $1) }
    let names: [(NSExceptionName, String)] = [
      (.genericException, "NSGenericException"), (.rangeException, "NSRangeException"),
      (.invalidArgumentException, "NSInvalidArgumentException"),
      (.internalInconsistencyException, "NSInternalInconsistencyException"),
    ]
    forEachRow(names) { expectEqual($0.rawValue, $1) }
    expectEqual(UIWindow.Level.statusBar.rawValue, 1000)
    expectEqual(UIViewNoIntrinsicMetric, UIView.noIntrinsicMetric)
    expectEqual(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `Former names of calls do what those of today do`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    #expect(parent.childViewControllers == [child])
    child.removeFromParentViewController()
    expectEmpty(parent.childViewControllers)
    let (view, front, back) = (UIView(), UIView(), UIView())
    [front, back].forEach(view.addSubview)
    view.bringSubview(toFront: front)
    expectEqual(view.subviews, [back, front])
    view.sendSubview(toBack: front)
    expectEqual(view.subviews, [front, back])
  }

  @Test func `Keys of launches and states of scenes are those of Apple's headers`() {
    let keys: [(UIApplicationLaunchOptionsKey, String)] = [
      (.remoteNotification, "RemoteNotification"), (.userActivityDictionary, "UserActivityDictionary"),
    ]
    forEachRow(keys) { expectEqual($0.rawValue, "UIApplicationLaunchOptions\($1)Key") }
    let states: [(UIScene.ActivationState, Int)] = [
      (.unattached, -1), (.foregroundActive, 0), (.foregroundInactive, 1), (.background, 2),
    ]
    forEachRow(states) { expectEqual($0.rawValue, $1) }
    let roles: [(UISceneSession.Role, String)] = [
      (.windowApplication, "Application"),
      (.windowExternalDisplayNonInteractive, "ExternalDisplayNonInteractive"),
    ]
    forEachRow(roles) { expectEqual($0.rawValue, "UIWindowSceneSessionRole\($1)") }
    let refreshing: [(UIBackgroundRefreshStatus, Int)] = [(.restricted, 0), (.denied, 1), (.available, 2)]
    forEachRow(refreshing) { expectEqual($0.rawValue, $1) }
    expectEqual(UIScene.didDisconnectNotification.rawValue, "UISceneDidDisconnectNotification")
    expectEqual(UIApplicationOpenNotificationSettingsURLString, "app-settings:notifications")
    let item: UIBarButtonSystemItem = .edit
    expectEqual(UIBarButtonItem(systemItem: item).title, "Edit")
  }

  @Test func `Activities, notifications and refreshes without an effect leave everything as it is`() {
    UIApplication().run {
      let application = UIApplication.shared
      let activity = NSUserActivity(activityType: "org.example.read")
      activity.becomeCurrent()
      activity.resignCurrent()
      #expect(activity.title == nil && activity.userInfo == nil && !activity.needsSave)
      application.registerForRemoteNotifications()
      application.unregisterForRemoteNotifications()
      expectFalse(application.isRegisteredForRemoteNotifications)
      let sessions = application.openSessions
      sessions.forEach(application.requestSceneSessionRefresh)
      expectEqual(application.openSessions, sessions)
      expectEqual(application.runLoop.pendingNames, [])
    }
  }
}
