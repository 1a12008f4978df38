/// Something could not be done with the device: EarlGrey's domain and code, and what went wrong.
public struct GREYDeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  public let domain: GREYErrorDomain
  /// EarlGrey's number within the domain.
  public let code: Int
  public let description: String

  init(_ domain: GREYErrorDomain, code: Int, _ description: String) {
    self.domain = domain
    self.code = code
    self.description = description
  }
}
