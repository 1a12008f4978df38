/// A website that the user follows.
package struct FollowedWebChannel: Hashable, Sendable, CustomStringConvertible {
  package let title: String
  /// Its address without the scheme.
  package let address: String

  package init(title: String, address: String) {
    self.title = title
    self.address = address
  }

  package var description: String { title }
}
