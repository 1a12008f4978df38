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

/// The lines of a menu that is open, 250 points wide; a gap parts groups.
@MainActor
final class UIContextMenuListView: UIView {
  private var groups: [[UIContextMenuItemView]] = []

  private static let width: CGFloat = 250
  private static let gap: CGFloat = 8

  /// Shows other lines; `chosen` runs when one of them is tapped.
  func show(_ rows: [[MenuRow]], chosen: @escaping @MainActor (MenuRow) -> Void) {
    subviews.forEach { $0.removeFromSuperview() }
    groups = rows.map { $0.map(UIContextMenuItemView.init) }
    for item in groups.joined() {
      item.addAction(UIAction { [unowned item] _ in chosen(item.row) }, for: .touchUpInside)
      addSubview(item)
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = groups.joined().map(\.height).reduce(0, +)
    return CGSize(width: Self.width, height: heights + Self.gap * CGFloat(max(0, groups.count - 1)))
  }

  override func layoutSubviews() {
    var top: CGFloat = 0
    for group in groups {
      for item in group {
        item.frame = CGRect(x: 0, y: top, width: bounds.width, height: item.height)
        top += item.height
      }
      top += Self.gap
    }
  }
}

/// One line of a menu that is open.
@MainActor
enum MenuRow {
  /// The title of the menu, or of menus that stand inline.
  case header(String)
  case action(UIAction)
  /// A menu that opens in place of this one.
  case submenu(UIMenu)
  /// Leads back from a menu within.
  case back(UIMenu)
  /// Stands for what is not there yet.
  case loading(UIDeferredMenuElement)

  var title: String {
    switch self {
    case .header(let title): title
    case .action(let action): action.title
    case .submenu(let menu), .back(let menu): menu.title
    case .loading(let element): element.title
    }
  }

  /// Rows of a menu in groups, which gaps part: those inline stand in groups of their own, hidden ones are left out.
  static func groups(of menu: UIMenu, isNested: Bool) -> [[MenuRow]] {
    var groups: [[MenuRow]] = [[]]
    if isNested {
      groups[0] = [.back(menu)]
    } else if !menu.title.isEmpty {
      groups[0] = [.header(menu.title)]
    }
    append(menu.children, to: &groups)
    return groups.filter { !$0.isEmpty }
  }

  private static func append(_ elements: [UIMenuElement], to groups: inout [[MenuRow]]) {
    for element in elements {
      switch element {
      case let action as UIAction where !action.attributes.contains(.hidden):
        groups[groups.count - 1].append(.action(action))
      case let menu as UIMenu where menu.options.contains(.displayInline):
        groups.append(menu.title.isEmpty ? [] : [.header(menu.title)])
        append(menu.children, to: &groups)
        groups.append([])
      case let menu as UIMenu:
        groups[groups.count - 1].append(.submenu(menu))
      case let element as UIDeferredMenuElement:
        if let elements = element.elements {
          append(elements, to: &groups)
        } else {
          groups[groups.count - 1].append(.loading(element))
        }
      default: break
      }
    }
  }
}
