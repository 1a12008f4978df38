/// The name of a setting. The constants are EarlGrey's; a test may define more.
public struct GREYConfigKey: RawRepresentable, Hashable, Sendable {
  /// The name in EarlGrey.
  public let rawValue: String

  /// Creates a key. ``GREYConfiguration`` accepts it once it has a default.
  ///
  /// - Parameter rawValue: The name in EarlGrey, such as `GREYConfigKeySynchronizationEnabled`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether actions check their constraints; `true` by default.
  public static let actionConstraintsEnabled = GREYConfigKey(
    rawValue: "GREYConfigKeyActionConstraintsEnabled")
  /// The seconds for waiting until the application is idle, and for searching; 30 by default.
  public static let interactionTimeoutDuration = GREYConfigKey(
    rawValue: "GREYConfigKeyInteractionTimeoutDuration")
  /// Whether interactions wait until the application is idle; `true` by default.
  public static let synchronizationEnabled = GREYConfigKey(rawValue: "GREYConfigKeySynchronizationEnabled")
  /// The raw value of the ``GREYAppState`` for which interactions do not wait; 0, idle, by default.
  public static let ignoreAppStates = GREYConfigKey(rawValue: "GREYConfigKeyIgnoreAppStates")
  /// The interval in seconds of the longest timer for which interactions wait; 1.5 by default.
  public static let nsTimerMaxTrackableInterval = GREYConfigKey(
    rawValue: "GREYConfigKeyNSTimerMaxTrackableInterval")
  /// The delay in seconds of the longest delayed call for which interactions wait; 1.5 by default.
  public static let dispatchAfterMaxTrackableDelay = GREYConfigKey(
    rawValue: "GREYConfigKeyDispatchAfterMaxTrackableDelay")
  /// Has no effect, since there are no delayed performs of selectors here.
  public static let delayedPerformMaxTrackableDuration = GREYConfigKey(
    rawValue: "GREYConfigKeyDelayedPerformMaxTrackableDuration")
  /// Whether the wait for animations is limited to `CALayerMaxAnimationDuration`; `true` by
  /// default.
  public static let CALayerModifyAnimations = GREYConfigKey(
    rawValue: "GREYConfigKeyCALayerModifyAnimations")
  /// The seconds after which interactions no longer wait for an animation; 10 by default.
  public static let CALayerMaxAnimationDuration = GREYConfigKey(
    rawValue: "GREYConfigKeyCALayerMaxAnimationDuration")
  /// Regular expressions of addresses; interactions do not wait for requests to them. Empty by default.
  public static let blockedURLRegex = GREYConfigKey(rawValue: "GREYConfigKeyURLBlockedRegex")
  /// The folder of screenshots. Has no effect, since no screenshots are taken.
  public static let artifactsDirLocation = GREYConfigKey(rawValue: "GREYConfigKeyArtifactsDirLocation")
  /// Whether to ignore animations of hidden views; `false` by default. Has no effect.
  public static let ignoreHiddenAnimations = GREYConfigKey(rawValue: "GREYConfigKeyIgnoreHiddenAnimations")
  /// Whether accessibility matchers also match elements that are not accessible; `false` by
  /// default.
  public static let ignoreIsAccessible = GREYConfigKey(rawValue: "GREYConfigKeyIgnoreIsAccessible")
  /// The seconds for launching an application; 300 by default. Has no effect.
  public static let appLaunchTimeout = GREYConfigKey(rawValue: "GREYConfigKeyAppLaunchTimeout")
  /// Whether to ignore activity indicators of Material Components; `false` by default. Has no
  /// effect.
  public static let autoUntrackMDCActivityIndicators = GREYConfigKey(
    rawValue: "GREYConfigKeyAutoUntrackMDCActivityIndicators")
  /// Whether to hide the indicators of scroll views; `false` by default. Has no effect.
  public static let autoHideScrollViewIndicators = GREYConfigKey(
    rawValue: "GREYConfigKeyAutoHideScrollViewIndicators")
  /// Whether EarlGrey 1 counts its uses; `true` by default. Has no effect.
  public static let analyticsEnabled = GREYConfigKey(rawValue: "GREYConfigKeyAnalyticsEnabled")
  /// Whether EarlGrey 1 also searches the window of the status bar; `false` by default. Has no
  /// effect.
  public static let includeStatusBarWindow = GREYConfigKey(rawValue: "GREYConfigKeyIncludeStatusBarWindow")
}

/// EarlGrey 1's name of ``GREYConfigKey/actionConstraintsEnabled``.
public let kGREYConfigKeyActionConstraintsEnabled = GREYConfigKey.actionConstraintsEnabled
/// EarlGrey 1's name of ``GREYConfigKey/interactionTimeoutDuration``.
public let kGREYConfigKeyInteractionTimeoutDuration = GREYConfigKey.interactionTimeoutDuration
/// EarlGrey 1's name of ``GREYConfigKey/synchronizationEnabled``.
public let kGREYConfigKeySynchronizationEnabled = GREYConfigKey.synchronizationEnabled
/// EarlGrey 1's name of ``GREYConfigKey/ignoreAppStates``.
public let kGREYConfigKeyIgnoreAppStates = GREYConfigKey.ignoreAppStates
/// EarlGrey 1's name of ``GREYConfigKey/nsTimerMaxTrackableInterval``.
public let kGREYConfigKeyNSTimerMaxTrackableInterval = GREYConfigKey.nsTimerMaxTrackableInterval
/// EarlGrey 1's name of ``GREYConfigKey/dispatchAfterMaxTrackableDelay``.
public let kGREYConfigKeyDispatchAfterMaxTrackableDelay = GREYConfigKey.dispatchAfterMaxTrackableDelay
/// EarlGrey 1's name of ``GREYConfigKey/delayedPerformMaxTrackableDuration``.
public let kGREYConfigKeyDelayedPerformMaxTrackableDuration = GREYConfigKey.delayedPerformMaxTrackableDuration
/// EarlGrey 1's name of ``GREYConfigKey/CALayerModifyAnimations``.
public let kGREYConfigKeyCALayerModifyAnimations = GREYConfigKey.CALayerModifyAnimations
/// EarlGrey 1's name of ``GREYConfigKey/CALayerMaxAnimationDuration``.
public let kGREYConfigKeyCALayerMaxAnimationDuration = GREYConfigKey.CALayerMaxAnimationDuration
/// EarlGrey 1's name of ``GREYConfigKey/blockedURLRegex``.
public let kGREYConfigKeyURLBlacklistRegex = GREYConfigKey.blockedURLRegex
/// EarlGrey 1's name of ``GREYConfigKey/artifactsDirLocation``.
public let kGREYConfigKeyArtifactsDirLocation = GREYConfigKey.artifactsDirLocation
/// EarlGrey 1's name of ``GREYConfigKey/ignoreHiddenAnimations``.
public let kGREYConfigKeyIgnoreHiddenAnimations = GREYConfigKey.ignoreHiddenAnimations
/// EarlGrey 1's name of ``GREYConfigKey/ignoreIsAccessible``.
public let kGREYConfigKeyIgnoreIsAccessible = GREYConfigKey.ignoreIsAccessible
/// EarlGrey 1's name of ``GREYConfigKey/autoHideScrollViewIndicators``.
public let kGREYConfigKeyAutoHideScrollViewIndicators = GREYConfigKey.autoHideScrollViewIndicators
/// EarlGrey 1's name of ``GREYConfigKey/analyticsEnabled``.
public let kGREYConfigKeyAnalyticsEnabled = GREYConfigKey.analyticsEnabled
/// EarlGrey 1's name of ``GREYConfigKey/includeStatusBarWindow``.
public let kGREYConfigKeyIncludeStatusBarWindow = GREYConfigKey.includeStatusBarWindow
