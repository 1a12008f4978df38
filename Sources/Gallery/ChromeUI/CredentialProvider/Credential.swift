/// A saved password, as the list shows it; the password itself stays locked until it is asked for.
public struct Credential: Hashable, Sendable, CustomStringConvertible {
  /// The website that it is for.
  public let serviceName: String
  public let user: String

  public init(serviceName: String, user: String) {
    self.serviceName = serviceName
    self.user = user
  }

  public var description: String { "\(serviceName), \(user)" }
}
