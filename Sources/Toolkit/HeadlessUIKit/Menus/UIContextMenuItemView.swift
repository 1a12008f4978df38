import Foundation

/// One line of a menu that is open, 44 points high.
@MainActor
public final class UIContextMenuItemView: UIControl {
  let row: MenuRow

  init(_ row: MenuRow) {
    self.row = row
    super.init(frame: .zero)
    isEnabled = isUsable
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public var title: String { row.title }
  public var subtitle: String? { element?.subtitle }
  public var image: UIImage? { element?.image }
  /// Whether the item has a checkmark, or a dash for several things that differ.
  public var menuState: UIMenuElement.State { action?.state ?? .off }
  public var isDestructive: Bool {
    action?.attributes.contains(.destructive) ?? submenu?.options.contains(.destructive) ?? false
  }
  /// Whether the line is the title of those below it.
  public var isHeader: Bool {
    if case .header = row { true } else { false }
  }
  /// Whether the line leads to a menu within.
  public var hasSubmenu: Bool { submenu != nil }

  var action: UIAction? {
    if case .action(let action) = row { action } else { nil }
  }

  var height: CGFloat { isHeader ? 30 : subtitle == nil ? 44 : 60 }

  private var submenu: UIMenu? {
    if case .submenu(let menu) = row { menu } else { nil }
  }

  private var element: UIMenuElement? { action ?? submenu }

  private var isUsable: Bool {
    switch row {
    case .header, .loading: false
    case .action(let action): !action.attributes.contains(.disabled)
    case .submenu, .back: true
    }
  }

  override var accessibilityLabelByDefault: String? {
    [title, subtitle].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    if isHeader { return .header }
    let traits = super.accessibilityTraitsByDefault.union(.button)
    return menuState == .on ? traits.union(.selected) : traits
  }
}
