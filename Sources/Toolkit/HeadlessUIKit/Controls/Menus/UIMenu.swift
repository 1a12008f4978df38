import Foundation

/// A list of actions and submenus.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// The name of the menu; empty where none was given.
  public let identifier: Identifier
  /// The presentation of the menu; none of the options by default.
  public let options: Options
  /// The elements of the menu in order.
  public let children: [UIMenuElement]

  /// The size of the elements; chosen by the system by default. Stored only.
  public var preferredElementSize: ElementSize = .automatic

  /// The size of a menu's elements; the raw values are UIKit's.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Pictures beside each other.
    case small = 0
    /// Pictures above titles.
    case medium = 1
    /// Rows.
    case large = 2
    /// As the system chooses.
    case automatic = -1
  }

  /// Makes a menu of elements of a size.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

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
    /// The name as a string.
    public let rawValue: String

    /// Makes a name from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name from a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Options for the presentation of a menu; the raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The menu's elements are shown among those of its parent.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The submenu's row is marked as destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the actions is on, those of submenus included.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Returns the same menu with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions that are on, those of submenus included.
  public var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions in order, those of submenus included.
  var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIAction).map { [$0] } ?? (child as? UIMenu)?.actions ?? []
    }
  }

  /// Turns an action on, and all others off.
  func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// Returns the menu in which an action excludes the others: the outermost single selection with
  /// the action among this menu and its submenus.
  func singleSelection(with action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.singleSelection(with: action) }.first
  }
}
