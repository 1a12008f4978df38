import HeadlessUIKit

/// How EarlGrey behaves in one application; each application begins with the defaults.
///
///     GREYConfiguration.shared.setValue(60.0, forConfigKey: .interactionTimeoutDuration)
///
/// Values are switches, numbers, texts and lists of texts. An unknown key raises `NSUnknownKeyException`, and `nil` or
/// anything else for a value `NSInvalidArgumentException`.
@MainActor
public struct GREYConfiguration {
  let application: UIApplication

  /// The running application's configuration.
  public static var shared: GREYConfiguration { GREYConfiguration(application: .shared) }

  /// The running application's configuration, as EarlGrey 1 spells it.
  public static func sharedInstance() -> GREYConfiguration { shared }

  /// Sets a value, which holds until ``reset()``.
  public func setValue(_ value: Any?, forConfigKey key: GREYConfigKey) {
    guard let value = checked(value, key), lookUp(key) != nil else { return }
    change { $0.overrides[key] = value }
  }

  /// Sets what holds where ``setValue(_:forConfigKey:)`` says nothing; a new key is known from then on.
  public func setDefaultValue(_ value: Any?, forConfigKey key: GREYConfigKey) {
    guard let value = checked(value, key) else { return }
    change { $0.defaults[key] = value }
  }

  /// Drops what was set, and keeps the defaults.
  public func reset() {
    change { $0.overrides = [:] }
  }
}

extension GREYConfiguration {
  /// What holds for a key.
  public func value(forConfigKey key: GREYConfigKey) -> Any? { lookUp(key)?.any }

  /// A switch; no for what is neither a switch nor a number.
  public func boolValue(forConfigKey key: GREYConfigKey) -> Bool { (lookUp(key)?.number ?? 0) != 0 }

  /// A number without its fraction; 0 for what is none.
  public func integerValue(forConfigKey key: GREYConfigKey) -> Int { lookUp(key)?.integer ?? 0 }

  /// A number; 0 for what is none.
  public func doubleValue(forConfigKey key: GREYConfigKey) -> Double { lookUp(key)?.number ?? 0 }

  /// A text; empty for what is none.
  public func stringValue(forConfigKey key: GREYConfigKey) -> String {
    if case .string(let value) = lookUp(key) { value } else { "" }
  }

  /// A list of texts; empty for what is none.
  public func arrayValue(forConfigKey key: GREYConfigKey) -> [String] {
    if case .array(let value) = lookUp(key) { value } else { [] }
  }
}

extension GREYConfiguration {
  private var settings: ConfigurationSettings {
    application[attachment: ConfigurationSettings.self, default: ConfigurationSettings()]
  }

  private func lookUp(_ key: GREYConfigKey) -> ConfigurationValue? {
    let settings = settings
    if let value = settings.overrides[key] ?? settings.defaults[key] { return value }
    UIException.raise(.unknownKey, "Unknown configuration key: \(key.rawValue)")
    return nil
  }

  private func checked(_ value: Any?, _ key: GREYConfigKey) -> ConfigurationValue? {
    guard let value else {
      UIException.raise(.invalidArgument, "The value of \(key.rawValue) cannot be nil.")
      return nil
    }
    if let value = ConfigurationValue(value) { return value }
    UIException.raise(
      .invalidArgument,
      "The value of \(key.rawValue) must be a Bool, a number, a String or a [String], not a \(type(of: value))."
    )
    return nil
  }

  /// Changes the settings, and tells the run loop how long to wait from now on.
  private func change(_ body: (inout ConfigurationSettings) -> Void) {
    body(&application[attachment: ConfigurationSettings.self, default: ConfigurationSettings()])
    var limits = TrackingLimits()
    limits.timer = doubleValue(forConfigKey: .nsTimerMaxTrackableInterval)
    limits.delayedCall = doubleValue(forConfigKey: .dispatchAfterMaxTrackableDelay)
    limits.animation =
      boolValue(forConfigKey: .CALayerModifyAnimations)
      ? doubleValue(forConfigKey: .CALayerMaxAnimationDuration) : .infinity
    application.runLoop.trackingLimits = limits
  }
}
