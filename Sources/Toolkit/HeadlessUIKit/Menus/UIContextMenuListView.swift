import Foundation

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
