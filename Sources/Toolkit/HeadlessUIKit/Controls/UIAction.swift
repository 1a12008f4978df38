import Foundation

/// A closure with a title: the target of a control, or an item of a menu.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// The name that distinguishes the action from others; unique to this action where none was given.
  public let identifier: Identifier
  /// How the action behaves as a menu item; none by default.
  public var attributes: Attributes
  /// The checkmark of the action as a menu item; `off` by default.
  public var state: State
  /// A longer title that explains the action in an overview of shortcuts. Stored only: no such
  /// overview exists here.
  public var discoverabilityTitle: String?
  /// The picture that UIKit shows while the item is on. Stored only: menus here show the usual
  /// picture.
  public let selectedImage: UIImage?
  /// The object that runs the action, while it runs: a control, or the view whose menu the action
  /// is in. It is `nil` at any other time, and for a bar button item's action.
  public private(set) var sender: Any?
  private let handler: @MainActor (UIAction) -> Void

  /// The name of an action. A control holds at most one action of a name for the same events.
  public struct Identifier: Hashable, Sendable {
    fileprivate enum Name: Hashable, Sendable {
      case given(String)
      case unique(ObjectIdentifier)
    }

    fileprivate let name: Name

    /// Makes a name from a string; equal strings are the same name.
    public init(_ rawValue: String) {
      name = .given(rawValue)
    }

    fileprivate init(_ name: Name) {
      self.name = name
    }
  }

  /// The identity behind an identifier that the caller did not choose.
  private final class Unique: Sendable {}
  // Kept for as long as the action, because the address of a freed object can be given to another
  // one.
  private let unique: Unique

  /// Makes an action that runs `handler`. Without an identifier it equals no other action.
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

  /// Runs the action as if `sender` had been used; `target` is ignored.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender)
  }

  /// Runs the action on behalf of the object that was used.
  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// The work of an action, which receives the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
