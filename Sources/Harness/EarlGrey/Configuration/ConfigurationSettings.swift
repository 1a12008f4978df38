/// The settings of one application.
struct ConfigurationSettings: Hashable, Sendable {
  /// What a test has set.
  var overrides: [GREYConfigKey: ConfigurationValue] = [:]
  /// What holds otherwise; a key without a default is unknown.
  var defaults: [GREYConfigKey: ConfigurationValue] = Self.ofEarlGrey

  /// EarlGrey's own defaults, on a simulator.
  private static let ofEarlGrey: [GREYConfigKey: ConfigurationValue] = [
    .actionConstraintsEnabled: .bool(true),
    .interactionTimeoutDuration: .double(30),
    .synchronizationEnabled: .bool(true),
    .ignoreAppStates: .integer(GREYAppState.idle.rawValue),
    .nsTimerMaxTrackableInterval: .double(1.5),
    .dispatchAfterMaxTrackableDelay: .double(1.5),
    .delayedPerformMaxTrackableDuration: .double(1.5),
    .CALayerModifyAnimations: .bool(true),
    .CALayerMaxAnimationDuration: .double(10),
    .blockedURLRegex: .array([]),
    .artifactsDirLocation: .string("Documents"),
    .ignoreHiddenAnimations: .bool(false),
    .ignoreIsAccessible: .bool(false),
    .appLaunchTimeout: .double(300),
    .autoUntrackMDCActivityIndicators: .bool(false),
    .autoHideScrollViewIndicators: .bool(false),
    .analyticsEnabled: .bool(true),
    .includeStatusBarWindow: .bool(false),
  ]
}
