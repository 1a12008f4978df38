/// A way to pay or a place to send to.
public struct SelectableItem: Hashable, Sendable {
  public let title: String
  public let details: [String]
  /// What is missing before it can be used.
  public var problem: String?

  public init(title: String, details: [String], problem: String? = nil) {
    self.title = title
    self.details = details
    self.problem = problem
  }
}
