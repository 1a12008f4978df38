import Foundation

/// A closure with a title, for a control or a menu:
///
///     var count = 0
///     button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
///     button.menu = UIMenu(children: [UIAction(title: "Reset") { _ in count = 0 }])
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// The name that distinguishes the action from others; unique to this action if none was given.
  public let identifier: Identifier
  /// How the action behaves as a menu item; empty by default.
  public var attributes: Attributes
  /// The checkmark of the action as a menu item; `off` by default.
  public var state: State
  /// A longer title for the overview of keyboard shortcuts. Stored only: there is no such overview
  /// here.
  public var discoverabilityTitle: String?
  /// The image that UIKit shows while the item is on. Stored only: menus here always show
  /// ``UIMenuElement/image``.
  public let selectedImage: UIImage?
  /// The object that is performing the action: a control, or the view that opened the menu. `nil`
  /// at any other time, and for a bar button item's action.
  public private(set) var sender: Any?
  private let handler: @MainActor (UIAction) -> Void

  /// The name of an action. A control has at most one action with a name for the same events.
  public struct Identifier: Hashable, Sendable {
    fileprivate enum Name: Hashable, Sendable {
      case given(String)
      case unique(ObjectIdentifier)
    }

    fileprivate let name: Name

    /// Creates a name from a string.
    ///
    /// - Parameter rawValue: Any text; equal strings are the same name.
    public init(_ rawValue: String) {
      name = .given(rawValue)
    }

    fileprivate init(_ name: Name) {
      self.name = name
    }
  }

  /// The identity of an action without a given identifier.
  private final class Unique: Sendable {}
  // Retained with the action, because another object can get the address of a freed one.
  private let unique: Unique

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title in a menu or on a button.
  ///   - subtitle: The smaller text below the title in a menu.
  ///   - image: The image in a menu or on a button.
  ///   - selectedImage: Stored only.
  ///   - identifier: A name for removing or replacing the action; a unique one by default.
  ///   - discoverabilityTitle: Stored only.
  ///   - attributes: How the action behaves in a menu.
  ///   - state: The checkmark in a menu.
  ///   - handler: The closure, which receives the action itself.
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

  /// Performs the action outside of a control or menu.
  ///
  /// - Parameters:
  ///   - sender: The action's ``sender`` while it runs.
  ///   - target: Ignored.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender)
  }

  /// Performs the action for the object that triggers it.
  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// The closure of an action, which receives the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
