import EarlGrey

/// A value of EarlGrey's configuration, as a script writes it.
enum GREYSetting: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)
  case texts([String])

  var any: Any {
    switch self {
    case .number(let value): value
    case .boolean(let value): value
    case .texts(let value): value
    }
  }
}

extension BoundParameter where Value == GREYSetting {
  static var setting: Self {
    Self(.setting) { value in
      switch value {
      case .number(let value): .number(value)
      case .boolean(let value): .boolean(value)
      case .list(let values):
        .texts(values.compactMap { if case .string(let text) = $0 { text } else { nil } })
      default: nil
      }
    }
  }
}

extension BoundParameter where Value == GREYConfigKey {
  static var configKey: Self {
    let keys = GREYConfigKey.named
    return Self(.member(type: "GREYConfigKey", names: keys.map(\.name))) { value in
      guard case .member(let name) = value else { return nil }
      return keys.first { $0.name == name }?.key
    }
  }
}

extension GREYConfigKey {
  /// The settings that a script can change, by their names in Swift.
  fileprivate static let named: [(name: String, key: GREYConfigKey)] = [
    ("actionConstraintsEnabled", .actionConstraintsEnabled),
    ("interactionTimeoutDuration", .interactionTimeoutDuration),
    ("synchronizationEnabled", .synchronizationEnabled), ("ignoreAppStates", .ignoreAppStates),
    ("nsTimerMaxTrackableInterval", .nsTimerMaxTrackableInterval),
    ("dispatchAfterMaxTrackableDelay", .dispatchAfterMaxTrackableDelay),
    ("CALayerModifyAnimations", .CALayerModifyAnimations),
    ("CALayerMaxAnimationDuration", .CALayerMaxAnimationDuration),
    ("blockedURLRegex", .blockedURLRegex), ("ignoreIsAccessible", .ignoreIsAccessible),
  ]
}
