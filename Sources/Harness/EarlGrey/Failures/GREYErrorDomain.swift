/// The families of EarlGrey's errors; codes count within one.
public struct GREYErrorDomain: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let interaction = GREYErrorDomain(
    rawValue: "com.google.earlgrey.ElementInteractionErrorDomain")
  /// Codes: 0 the content's edge was reached, 1 impossible, 2 no element was reached, 3 touches have no effect.
  public static let scroll = GREYErrorDomain(rawValue: "com.google.earlgrey.ScrollErrorDomain")
  public static let pinch = GREYErrorDomain(rawValue: "com.google.earlgrey.PinchErrorDomain")
  public static let twist = GREYErrorDomain(rawValue: "com.google.earlgrey.TwistErrorDomain")
  public static let syntheticEvents = GREYErrorDomain(
    rawValue: "com.google.earlgrey.SyntheticEventInjectionErrorDomain")
  /// Code 1: there is no keyboard to dismiss.
  public static let keyboardDismissal = GREYErrorDomain(
    rawValue: "com.google.earlgrey.KeyboardDismissalDomain")
  /// Code 0: the application did not become idle in time.
  public static let executor = GREYErrorDomain(
    rawValue: "com.google.earlgrey.GREYUIThreadExecutorErrorDomain")
  public static let deepLink = GREYErrorDomain(rawValue: "com.google.earlgrey.kGREYDeeplinkErrorDomain")
  public static let generic = GREYErrorDomain(rawValue: "Generic Error")
}
