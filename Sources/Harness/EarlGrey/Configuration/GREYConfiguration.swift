import HeadlessUIKit

/// EarlGrey's settings in one application, which begins with the defaults.
///
///     GREYConfiguration.shared.setValue(60.0, forConfigKey: .interactionTimeoutDuration)
///
/// Values are Booleans, numbers, strings and arrays of strings. An unknown key raises
/// `NSUnknownKeyException`; `nil` or a value of another type raises `NSInvalidArgumentException`.
@MainActor
public struct GREYConfiguration {
  let application: UIApplication

  /// The running application's configuration.
  public static var shared: GREYConfiguration { GREYConfiguration(application: .shared) }

  /// Returns the running application's configuration; the name in EarlGrey 1.
  public static func sharedInstance() -> GREYConfiguration { shared }

  /// Sets a value, which is in effect until ``reset()``.
  ///
  /// - Parameters:
  ///   - value: A Boolean, a number, a string or an array of strings; anything else, and `nil`, raises
  ///     `NSInvalidArgumentException`.
  ///   - key: A key with a default; any other one raises `NSUnknownKeyException`.
  public func setValue(_ value: Any?, forConfigKey key: GREYConfigKey) {
    // The lookup raises the exception for an unknown key.
    guard let value = checked(value, key), lookUp(key) != nil else { return }
    change { $0.overrides[key] = value }
  }

  /// Sets the value that a key has while `setValue` has not set one; this also defines new keys.
  ///
  /// - Parameters:
  ///   - value: A Boolean, a number, a string or an array of strings; anything else, and `nil`, raises
  ///     `NSInvalidArgumentException`.
  ///   - key: Any key.
  public func setDefaultValue(_ value: Any?, forConfigKey key: GREYConfigKey) {
    guard let value = checked(value, key) else { return }
    change { $0.defaults[key] = value }
  }

  /// Removes all values, and keeps the defaults.
  public func reset() {
    change { $0.overrides = [:] }
  }
}

extension GREYConfiguration {
  /// Returns the value of a key, or its default.
  ///
  /// - Parameter key: A key with a default; any other one raises `NSUnknownKeyException`, and
  ///   returns `nil`.
  public func value(forConfigKey key: GREYConfigKey) -> Any? { lookUp(key)?.any }

  /// Returns a Boolean, `true` for numbers other than 0; `false` for strings and arrays.
  ///
  /// - Parameter key: A key with a default; any other one raises `NSUnknownKeyException`, and
  ///   returns `false`.
  public func boolValue(forConfigKey key: GREYConfigKey) -> Bool { (lookUp(key)?.number ?? 0) != 0 }

  /// Returns a number without its fraction; 0 for strings and arrays.
  ///
  /// - Parameter key: A key with a default; any other one raises `NSUnknownKeyException`, and
  ///   returns 0.
  public func integerValue(forConfigKey key: GREYConfigKey) -> Int { lookUp(key)?.integer ?? 0 }

  /// Returns a number; 0 for strings and arrays.
  ///
  /// - Parameter key: A key with a default; any other one raises `NSUnknownKeyException`, and
  ///   returns 0.
  public func doubleValue(forConfigKey key: GREYConfigKey) -> Double { lookUp(key)?.number ?? 0 }

  /// Returns a string; "" for other values.
  ///
  /// - Parameter key: A key with a default; any other one raises `NSUnknownKeyException`, and
  ///   returns "".
  public func stringValue(forConfigKey key: GREYConfigKey) -> String {
    if case .string(let value) = lookUp(key) { value } else { "" }
  }

  /// Returns an array of strings; `[]` for other values.
  ///
  /// - Parameter key: A key with a default; any other one raises `NSUnknownKeyException`, and
  ///   returns `[]`.
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

  /// Changes the settings, and sets the run loop's limits accordingly.
  private func change(_ body: (inout ConfigurationSettings) -> Void) {
    body(&application[attachment: ConfigurationSettings.self, default: ConfigurationSettings()])
    var limits = TrackingLimits()
    limits.timer = doubleValue(forConfigKey: .nsTimerMaxTrackableInterval)
    limits.delayedCall = doubleValue(forConfigKey: .dispatchAfterMaxTrackableDelay)
    // If animations are not to be shortened, interactions wait for their end.
    limits.animation =
      boolValue(forConfigKey: .CALayerModifyAnimations)
      ? doubleValue(forConfigKey: .CALayerMaxAnimationDuration) : .infinity
    application.runLoop.trackingLimits = limits
  }
}
