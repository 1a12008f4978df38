/// A tab as a grid shows it.
public struct GridItem: Hashable, Sendable {
  public let identifier: String
  public let title: String

  public init(identifier: String, title: String) {
    self.identifier = identifier
    self.title = title
  }
}
