/// An action could not be done: why, and EarlGrey's domain and code for it.
public struct GREYActionFailed: Error, Hashable, Sendable {
  public let reason: String
  public let domain: GREYErrorDomain
  public let code: Int

  /// Makes a failure; by default one of the interaction itself, with code 2.
  public init(_ reason: String, domain: GREYErrorDomain = .interaction, code: Int = 2) {
    self.reason = reason
    self.domain = domain
    self.code = code
  }

  /// The failure of an action that does not say why.
  public static let generic = GREYActionFailed(
    "The operation couldn't be completed. (Generic Error error 1.)", domain: .generic, code: 1)
}
