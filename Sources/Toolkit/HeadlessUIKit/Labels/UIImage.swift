import Foundation

/// A picture: a name and a size stand for its pixels.
public struct UIImage: Hashable, Sendable {
  public let name: String
  public let size: CGSize

  /// A symbol of the system, 20 points square.
  public init(systemName: String) {
    name = systemName
    size = CGSize(width: 20, height: 20)
  }

  /// A picture of a given size.
  public init(named name: String, size: CGSize) {
    self.name = name
    self.size = size
  }
}
