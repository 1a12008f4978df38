import Foundation

/// A list of actions and submenus:
///
///     let byName = UIAction(title: "Name", state: .on) { _ in print("by name") }
///     let byDate = UIAction(title: "Date") { _ in print("by date") }
///     button.menu = UIMenu(children: [
///       UIAction(title: "Copy") { _ in UIPasteboard.general.string = label.text },
///       UIMenu(title: "Sort By", options: .singleSelection, children: [byName, byDate]),
///     ])
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// The name of the menu; empty if none was given.
  public let identifier: Identifier
  /// The options of the menu's presentation; empty by default.
  public let options: Options
  /// The elements of the menu in order.
  public let children: [UIMenuElement]

  /// The size of the elements; `automatic` by default. Stored only.
  public var preferredElementSize: ElementSize = .automatic

  /// The size of a menu's elements; the raw values are UIKit's.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Images side by side.
    case small = 0
    /// Images above titles.
    case medium = 1
    /// Rows.
    case large = 2
    /// As the system chooses.
    case automatic = -1
  }

  /// Creates a menu with elements of a size.
  ///
  /// - Parameters:
  ///   - title: The title; empty by default.
  ///   - subtitle: The smaller text of a submenu's row; `nil` by default.
  ///   - image: The image of a submenu's row; `nil` by default.
  ///   - identifier: The name; `nil`, the default, for an empty one.
  ///   - options: The options of the presentation; empty by default.
  ///   - preferredElementSize: The size of the elements. Stored only.
  ///   - children: The actions, submenus and deferred elements, in order.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// Creates a menu with elements.
  ///
  /// - Parameters:
  ///   - title: The title; empty by default.
  ///   - subtitle: The smaller text of a submenu's row; `nil` by default.
  ///   - image: The image of a submenu's row; `nil` by default.
  ///   - identifier: The name; `nil`, the default, for an empty one.
  ///   - options: The options of the presentation; empty by default.
  ///   - children: The actions, submenus and deferred elements, in order.
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

    /// Creates a name from a string.
    ///
    /// - Parameter rawValue: Any text; equal strings are the same name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from a string.
    ///
    /// - Parameter rawValue: Any text; equal strings are the same name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Options for the presentation of a menu; the raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    ///
    /// - Parameter rawValue: A sum of options' values; unknown bits are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The menu's elements are shown among those of its parent.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The submenu's row is marked as destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the actions, including those of submenus, is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Returns the same menu with other elements.
  ///
  /// - Parameter newChildren: The elements of the new menu, in order. This menu keeps its own.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions that are on, including those of submenus.
  public var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions in order, including those of submenus.
  var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIAction).map { [$0] } ?? (child as? UIMenu)?.actions ?? []
    }
  }

  /// Turns an action on, and all others off.
  func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// Returns the menu in which selecting an action deselects the others: this menu or a submenu,
  /// the outermost with single selection.
  func singleSelection(with action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.singleSelection(with: action) }.first
  }
}
