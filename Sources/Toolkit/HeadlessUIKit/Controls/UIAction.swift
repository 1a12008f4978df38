import Foundation

/// A closure with a title: the target of a control, or an item of a menu.
@MainActor
public final class UIAction: UIMenuElement {
  public let identifier: Identifier
  public var attributes: Attributes
  public var state: State
  public var discoverabilityTitle: String?
  /// The picture of an item that is on; the usual picture by default.
  public let selectedImage: UIImage?
  /// What runs the action, while it runs: a control, a bar button item, or the view whose menu it is in.
  public private(set) var sender: Any?
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
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.unique = Unique()
    self.identifier = identifier ?? Identifier(.unique(ObjectIdentifier(unique)))
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the action, as if `sender` had been used.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender)
  }

  /// Runs the action for what was used.
  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
