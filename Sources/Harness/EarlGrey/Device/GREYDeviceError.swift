/// Something could not be done with the device: EarlGrey's domain and code, and what went wrong.
public struct GREYDeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  public let domain: Domain
  /// EarlGrey's number within the domain.
  public let code: Int
  public let description: String

  /// Where errors come from.
  public enum Domain: String, Hashable, Sendable {
    /// The application did not become idle in time.
    case executor = "com.google.earlgrey.GREYUIThreadExecutorErrorDomain"
    /// The device could not be turned.
    case events = "com.google.earlgrey.SyntheticEventInjectionErrorDomain"
    case keyboardDismissal = "com.google.earlgrey.KeyboardDismissalDomain"
    case deepLink = "com.google.earlgrey.kGREYDeeplinkErrorDomain"
  }

  init(_ domain: Domain, code: Int, _ description: String) {
    self.domain = domain
    self.code = code
    self.description = description
  }
}
