import Foundation

/// What the user is doing, which the app can continue elsewhere or after a launch.
///
/// Foundation has no such class on Linux. Nothing is handed over to other devices, nor indexed.
@preconcurrency @MainActor
open class NSUserActivity: UIKitObject {
  /// The kind of activity, as a reversed domain name.
  public let activityType: String
  /// A title for the user; `nil` by default.
  open var title: String?
  /// What the app needs to continue the activity; `nil` by default.
  open var userInfo: [AnyHashable: Any]?
  /// The page on which the activity continues without the app; `nil` by default.
  open var webpageURL: URL?
  /// The page that led to the activity; `nil` by default.
  open var referrerURL: URL?
  /// Whether other devices may continue the activity; `true` by default. Stored only.
  open var isEligibleForHandoff: Bool = true
  /// Whether the user may search for the activity; `false` by default. Stored only.
  open var isEligibleForSearch: Bool = false
  /// Whether everybody may search for the activity; `false` by default. Stored only.
  open var isEligibleForPublicIndexing: Bool = false
  /// Whether the system may suggest the activity; `false` by default. Stored only.
  open var isEligibleForPrediction: Bool = false
  /// Words by which the user may search for the activity; none by default. Stored only.
  open var keywords: Set<String> = []
  /// The keys of ``userInfo`` that are kept; `nil` by default. Stored only.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the information has changed since it was saved; `false` by default. Stored only.
  open var needsSave: Bool = false

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what the app needs to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the user's present activity; without effect here.
  open func becomeCurrent() {}
  /// Ends that this is the user's present activity; without effect here.
  open func resignCurrent() {}
  /// Ends the activity; without effect here.
  open func invalidate() {}
}

/// The kind of activity of a visit to a page.
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"

/// An object that restores itself from what the user was doing.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state for an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
