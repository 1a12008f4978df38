import Foundation

/// An activity of the user, which the app can continue on another device or after a launch.
///
/// Foundation has no such class on Linux. Activities are neither handed off nor indexed here.
///
///     let activity = NSUserActivity(activityType: "org.example.reading")
///     activity.title = "Chapter 3"
///     activity.addUserInfoEntries(from: ["chapter": 3])
///     activity.userInfo?["chapter"] as? Int  // 3
@preconcurrency @MainActor
open class NSUserActivity: UIKitObject {
  /// The kind of activity, in reverse domain notation.
  public let activityType: String
  /// A title for the user; `nil` by default.
  open var title: String?
  /// The values with which the app continues the activity; `nil` by default.
  open var userInfo: [AnyHashable: Any]?
  /// The web page that continues the activity without the app; `nil` by default.
  open var webpageURL: URL?
  /// The page that led to the activity; `nil` by default.
  open var referrerURL: URL?
  /// Whether other devices may continue the activity; `true` by default. Stored only.
  open var isEligibleForHandoff: Bool = true
  /// Whether the user may search for the activity; `false` by default. Stored only.
  open var isEligibleForSearch: Bool = false
  /// Whether all users may search for the activity; `false` by default. Stored only.
  open var isEligibleForPublicIndexing: Bool = false
  /// Whether the system may suggest the activity; `false` by default. Stored only.
  open var isEligibleForPrediction: Bool = false
  /// The search words for the activity; empty by default. Stored only.
  open var keywords: Set<String> = []
  /// The keys of ``userInfo`` that are kept; `nil` by default. Stored only.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the information has changed since it was saved; `false` by default. Stored only.
  open var needsSave: Bool = false

  /// Creates an activity.
  ///
  /// - Parameter activityType: The kind of activity, in reverse domain notation.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Merges values into ``userInfo``.
  ///
  /// - Parameter otherDictionary: The values, which replace those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the user's current activity. Has no effect here.
  open func becomeCurrent() {}
  /// Makes this no longer the user's current activity. Has no effect here.
  open func resignCurrent() {}
  /// Ends the activity. Has no effect here.
  open func invalidate() {}
}

/// The type of an activity of visiting a web page.
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"

/// An object that restores its state from an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state for an activity; never called here.
  ///
  /// - Parameter userActivity: The activity that the user continues.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
