import Foundation

/// A row of an open menu: 44 points high, 60 with a subtitle, and 30 for a title. The class is
/// private in UIKit.
@preconcurrency @MainActor
public final class UIContextMenuItemView: UIControl {
  let row: MenuRow
  /// The labels of title and subtitle. Tests find the row by their texts.
  private var labels: [UILabel] = []

  init(_ row: MenuRow) {
    self.row = row
    super.init(frame: .zero)
    // A disabled control consumes touches, so that a tap on it does not close the menu.
    isEnabled = isUsable
    labels = texts.enumerated().map { makeLabel($1, isTitle: $0 == 0) }
  }

  /// Returns `nil`: only menus create their rows.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The title of the row.
  public var title: String { row.title }
  /// The smaller text below the title; `nil` for most rows.
  public var subtitle: String? { element?.subtitle }
  /// The image beside the title.
  public var image: UIImage? { element?.image }
  /// The checkmark or dash of an action; `off` for other rows.
  public var menuState: UIMenuElement.State { action?.state ?? .off }
  /// Whether the row is marked as destructive.
  public var isDestructive: Bool {
    action?.attributes.contains(.destructive) ?? submenu?.options.contains(.destructive) ?? false
  }
  /// Whether the row is the title of the rows below.
  public var isHeader: Bool {
    if case .header = row { true } else { false }
  }
  /// Whether the row opens another menu.
  public var hasSubmenu: Bool { submenu != nil }

  var action: UIAction? {
    if case .action(let action) = row { action } else { nil }
  }

  var height: CGFloat { isHeader ? 30 : subtitle == nil ? 44 : 60 }

  /// The visible texts, with the title first.
  private var texts: [String] { [title, subtitle].compactMap(\.self).filter { !$0.isEmpty } }

  /// Returns a label that is not an accessibility element, because the row is one.
  private func makeLabel(_ text: String, isTitle: Bool) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: isHeader ? 13 : isTitle ? 17 : 15)
    label.textColor = isHeader || !isTitle ? .secondaryLabel : isDestructive ? .systemRed : .label
    label.isEnabled = isEnabled || isHeader
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }

  /// The labels are one below the other, vertically centered.
  public override func layoutSubviews() {
    let heights = labels.map(\.intrinsicContentSize.height)
    var top = (bounds.height - heights.reduce(0, +)) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(
        x: Self.room, y: top, width: max(0, bounds.width - 2 * Self.room), height: height)
      top += height
    }
  }

  /// The width at both sides for a checkmark and an image, in points.
  private static let room: CGFloat = 32

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
    texts.joined(separator: ", ")
  }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    if isHeader { return .header }
    let traits = super.accessibilityTraitsByDefault.union(.button)
    return menuState == .on ? traits.union(.selected) : traits
  }
}

/// The rows of an open menu, 250 points wide, with a gap between groups.
@preconcurrency @MainActor
final class UIContextMenuListView: UIView {
  private var groups: [[UIContextMenuItemView]] = []

  private static let width: CGFloat = 250
  private static let gap: CGFloat = 8

  /// Shows other rows; `chosen` is called when one of them is tapped.
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

/// A row of an open menu.
@preconcurrency @MainActor
enum MenuRow {
  /// The title of the menu, or of an inline menu.
  case header(String)
  case action(UIAction)
  /// A menu that opens instead of this one.
  case submenu(UIMenu)
  /// Returns from a submenu.
  case back(UIMenu)
  /// A deferred element whose elements have not been provided yet.
  case loading(UIDeferredMenuElement)

  var title: String {
    switch self {
    case .header(let title): title
    case .action(let action): action.title
    case .submenu(let menu), .back(let menu): menu.title
    case .loading(let element): element.title
    }
  }

  /// Returns the rows of a menu in groups, which gaps separate. An inline menu is a group; hidden
  /// actions are left out.
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
        // The next element begins another group; empty groups are removed at the end.
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
