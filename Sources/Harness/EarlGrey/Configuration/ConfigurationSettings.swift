/// The settings of one application.
struct ConfigurationSettings: Hashable, Sendable {
  /// The values that a test has set.
  var overrides: [GREYConfigKey: ConfigurationValue] = [:]
  /// The values of keys that no test has set; a key without a default is unknown.
  var defaults: [GREYConfigKey: ConfigurationValue] = Self.ofEarlGrey

  /// EarlGrey's defaults on a simulator.
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

/// The value of a setting. Numbers and Booleans convert to each other, as `NSNumber`s do.
enum ConfigurationValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([String])

  /// Converts a setting's value; `nil` for a value of any other type.
  init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as UInt: self = .integer(Int(clamping: value))
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as [String]: self = .array(value)
    default: return nil
    }
  }

  /// The value as it was set.
  var any: Any {
    switch self {
    case .bool(let value): value
    case .integer(let value): value
    case .double(let value): value
    case .string(let value): value
    case .array(let value): value
    }
  }

  /// The number, which is 1 for `true`; `nil` for strings and arrays.
  var number: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .double(let value): value
    case .string, .array: nil
    }
  }

  /// The number without its fraction.
  var integer: Int? {
    if case .integer(let value) = self { return value }
    // A number beyond the range of integers is clamped.
    return number.map { Int(exactly: $0.rounded(.towardZero)) ?? ($0 > 0 ? .max : .min) }
  }
}
