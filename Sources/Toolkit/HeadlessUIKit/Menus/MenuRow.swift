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
