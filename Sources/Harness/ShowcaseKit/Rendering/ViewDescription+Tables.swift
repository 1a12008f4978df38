import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let tableView = ViewDescription(UITableView.self) { table, node in
    if table.style != .plain { node.add("style", .word(table.style.rawValue)) }
    if table.separatorStyle != .singleLine { node.add("separators", .word(table.separatorStyle.rawValue)) }
    node.mark("editing", table.isEditing)
  }

  static let tableViewCell = ViewDescription(UITableViewCell.self) { cell, node in
    node.mark("selected", cell.isSelected)
    node.mark("highlighted", cell.isHighlighted)
    if cell.style != .default { node.add("style", .word("\(cell.style)")) }
    if cell.shownAccessory != .none { node.add("accessory", .word(cell.shownAccessory.rawValue)) }
    if cell.editingStyle != .none { node.add("editing", .word(cell.editingStyle.rawValue)) }
  }

  /// The background that a view of a list has of itself.
  static func usualBackground(of view: UIView) -> UIColor? {
    if let table = view as? UITableView {
      return table.style == .plain ? .systemBackground : .systemGroupedBackground
    }
    return view is UICollectionView ? .systemBackground : nil
  }
}
