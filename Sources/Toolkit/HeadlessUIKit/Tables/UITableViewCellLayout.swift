import Foundation

/// Places a cell's texts by its style, with UIKit's distances.
@MainActor
struct UITableViewCellLayout {
  let cell: UITableViewCell

  /// The distance of texts from the cell's edges, as the layout margins of a table on this device.
  private var margin: CGFloat { UIScreen.main.bounds.width >= 414 ? 20 : 16 }
  private var grid: PixelGrid { UIScreen.main.pixelGrid }
  private var size: CGSize { cell.contentView.bounds.size }
  private var insets: UIEdgeInsets { cell.contentView.safeAreaInsets }
  private var left: CGFloat { margin + insets.left }
  /// The room for texts; an accessory brings its own distance along.
  private var width: CGFloat {
    max(0, size.width - left - insets.right - (cell.accessoryType == .none ? margin : 0))
  }

  func place() {
    switch cell.style {
    case .default: placeText()
    case .value1: placeSideBySide()
    case .value2: placeContact()
    case .subtitle: placeBelow()
    }
  }

  /// A text over the whole width.
  private func placeText() {
    guard let text = cell.textLabel, text.text != nil else { return }
    text.frame = CGRect(x: left, y: middle(fitting(text)), width: width, height: fitting(text).height)
  }

  /// The detail ends at the trailing margin, the text gets the rest.
  private func placeSideBySide() {
    guard let text = cell.textLabel, let detail = cell.detailTextLabel else { return }
    let (textSize, detailSize) = (fitting(text), fitting(detail))
    let detailWidth = min(detailSize.width, max(0, width - textSize.width - 6))
    text.frame = CGRect(
      x: left, y: middle(textSize), width: min(textSize.width, width), height: textSize.height)
    detail.frame = CGRect(
      x: left + width - detailWidth, y: middle(detailSize), width: detailWidth, height: detailSize.height)
  }

  /// The text ends at a fixed column of 91 points, the detail begins 6 points behind it.
  private func placeContact() {
    guard let text = cell.textLabel, let detail = cell.detailTextLabel else { return }
    let (textSize, detailSize) = (fitting(text), fitting(detail))
    text.frame = CGRect(x: left, y: middle(textSize), width: 91, height: textSize.height)
    detail.frame = CGRect(
      x: left + 97, y: middle(detailSize), width: min(detailSize.width, max(0, width - 97)),
      height: detailSize.height)
  }

  /// Text and detail one below the other, 3 points apart, in the middle.
  private func placeBelow() {
    guard let text = cell.textLabel, let detail = cell.detailTextLabel else { return }
    let (textSize, detailSize) = (fitting(text), fitting(detail))
    let gap: CGFloat = detailSize.height > 0 ? 3 : 0
    let top = grid.round((size.height - textSize.height - gap - detailSize.height) / 2)
    text.frame = CGRect(x: left, y: top, width: min(textSize.width, width), height: textSize.height)
    detail.frame = CGRect(
      x: left, y: top + textSize.height + gap, width: min(detailSize.width, width), height: detailSize.height)
  }

  private func fitting(_ label: UILabel) -> CGSize {
    label.sizeThatFits(CGSize(width: width, height: .infinity))
  }

  private func middle(_ size: CGSize) -> CGFloat {
    grid.round((self.size.height - size.height) / 2)
  }
}
