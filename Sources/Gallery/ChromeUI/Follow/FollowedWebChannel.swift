/// A website that the user follows.
public struct FollowedWebChannel: Hashable, Sendable, CustomStringConvertible {
  public let title: String
  /// Its address without the scheme.
  public let address: String

  public init(title: String, address: String) {
    self.title = title
    self.address = address
  }

  public var description: String { title }
}
