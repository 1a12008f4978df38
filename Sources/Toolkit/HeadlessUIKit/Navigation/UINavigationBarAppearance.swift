import Foundation

/// What a navigation bar looks like.
@MainActor
public final class UINavigationBarAppearance {
  /// The color behind the bar's content.
  public var backgroundColor: UIColor?

  public init() {}

  /// Takes the system's color that nothing shines through.
  public func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
  }

  /// Takes the system's veil, which has no color of its own here.
  public func configureWithDefaultBackground() {
    backgroundColor = nil
  }

  /// Lets everything shine through.
  public func configureWithTransparentBackground() {
    backgroundColor = nil
  }
}
