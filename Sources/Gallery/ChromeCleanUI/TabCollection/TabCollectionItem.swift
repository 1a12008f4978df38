/// A tab, as a grid or a strip shows it.
public struct TabCollectionItem: Hashable, Sendable {
  /// What the tab is called.
  public let title: String

  public init(title: String) {
    self.title = title
  }
}
