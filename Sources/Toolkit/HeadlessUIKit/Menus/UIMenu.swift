import Foundation

/// A list of actions, and of menus within the menu.
@MainActor
public final class UIMenu: UIMenuElement {
  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  /// Makes a menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu shows; the values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The menu's items stand among those of the menu that it is in.
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the items, and of those in menus within, is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// A menu like this one with other items.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions that are on, here and in menus within.
  public var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions here and in menus within, in order.
  var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIAction).map { [$0] } ?? (child as? UIMenu)?.actions ?? []
    }
  }

  /// Turns an action on, and the others off.
  func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// The menu in which an action excludes the others, if it is in one: the outermost of this one and those within.
  func singleSelection(with action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.singleSelection(with: action) }.first
  }
}
