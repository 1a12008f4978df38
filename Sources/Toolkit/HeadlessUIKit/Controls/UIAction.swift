import Foundation

/// A closure with a title, as the target of a control.
@MainActor
public final class UIAction {
  public let title: String
  public let image: UIImage?
  public let identifier: Identifier
  /// The control that runs the action, while it runs.
  public private(set) weak var sender: UIControl?
  private let handler: @MainActor (UIAction) -> Void

  /// The name of an action; a control holds one action of a name for the same events.
  public struct Identifier: Hashable, Sendable {
    fileprivate enum Name: Hashable, Sendable {
      case given(String)
      case unique(ObjectIdentifier)
    }

    fileprivate let name: Name

    public init(_ rawValue: String) {
      name = .given(rawValue)
    }

    fileprivate init(_ name: Name) {
      self.name = name
    }
  }

  /// The identity behind an identifier that nobody chose.
  private final class Unique: Sendable {}
  private let unique: Unique

  /// Makes an action; without an identifier it is like no other.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.unique = Unique()
    self.identifier = identifier ?? Identifier(.unique(ObjectIdentifier(unique)))
    self.handler = handler
  }

  /// Runs the action for a control.
  func perform(from sender: UIControl?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
