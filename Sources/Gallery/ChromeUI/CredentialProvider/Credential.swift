/// A saved password, as the list shows it; the password itself stays locked until it is asked for.
package struct Credential: Hashable, Sendable, CustomStringConvertible {
  /// The website that it is for.
  package let serviceName: String
  package let user: String

  package init(serviceName: String, user: String) {
    self.serviceName = serviceName
    self.user = user
  }

  package var description: String { "\(serviceName), \(user)" }
}
