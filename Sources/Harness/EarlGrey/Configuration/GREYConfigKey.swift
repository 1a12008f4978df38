/// A setting's name. The constants are EarlGrey's; a test may have settings of its own.
public struct GREYConfigKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether actions check their constraints.
  public static let actionConstraintsEnabled = GREYConfigKey(
    rawValue: "GREYConfigKeyActionConstraintsEnabled")
  /// Seconds for waiting until the application is idle, and for searching.
  public static let interactionTimeoutDuration = GREYConfigKey(
    rawValue: "GREYConfigKeyInteractionTimeoutDuration")
  /// Whether interactions wait until the application is idle.
  public static let synchronizationEnabled = GREYConfigKey(rawValue: "GREYConfigKeySynchronizationEnabled")
  /// The raw value of the ``GREYAppState`` that nobody waits for.
  public static let ignoreAppStates = GREYConfigKey(rawValue: "GREYConfigKeyIgnoreAppStates")
  /// Seconds of the longest timer that is waited for.
  public static let nsTimerMaxTrackableInterval = GREYConfigKey(
    rawValue: "GREYConfigKeyNSTimerMaxTrackableInterval")
  /// Seconds of the longest delayed call on the main queue that is waited for.
  public static let dispatchAfterMaxTrackableDelay = GREYConfigKey(
    rawValue: "GREYConfigKeyDispatchAfterMaxTrackableDelay")
  /// Without effect, as there are no delayed performs of selectors here.
  public static let delayedPerformMaxTrackableDuration = GREYConfigKey(
    rawValue: "GREYConfigKeyDelayedPerformMaxTrackableDuration")
  /// Whether animations are waited for no longer than ``CALayerMaxAnimationDuration``.
  public static let CALayerModifyAnimations = GREYConfigKey(
    rawValue: "GREYConfigKeyCALayerModifyAnimations")
  /// Seconds after which an animation is no longer waited for.
  public static let CALayerMaxAnimationDuration = GREYConfigKey(
    rawValue: "GREYConfigKeyCALayerMaxAnimationDuration")
  /// Regular expressions of the addresses whose loading nobody waits for.
  public static let blockedURLRegex = GREYConfigKey(rawValue: "GREYConfigKeyURLBlockedRegex")
  /// Where screenshots would go.
  public static let artifactsDirLocation = GREYConfigKey(rawValue: "GREYConfigKeyArtifactsDirLocation")
  public static let ignoreHiddenAnimations = GREYConfigKey(rawValue: "GREYConfigKeyIgnoreHiddenAnimations")
  /// Whether matchers of accessibility take elements that are not accessible, too.
  public static let ignoreIsAccessible = GREYConfigKey(rawValue: "GREYConfigKeyIgnoreIsAccessible")
  public static let appLaunchTimeout = GREYConfigKey(rawValue: "GREYConfigKeyAppLaunchTimeout")
  public static let autoUntrackMDCActivityIndicators = GREYConfigKey(
    rawValue: "GREYConfigKeyAutoUntrackMDCActivityIndicators")
  public static let autoHideScrollViewIndicators = GREYConfigKey(
    rawValue: "GREYConfigKeyAutoHideScrollViewIndicators")
  /// Without effect; of EarlGrey 1.
  public static let analyticsEnabled = GREYConfigKey(rawValue: "GREYConfigKeyAnalyticsEnabled")
  /// Of EarlGrey 1.
  public static let includeStatusBarWindow = GREYConfigKey(rawValue: "GREYConfigKeyIncludeStatusBarWindow")
}
