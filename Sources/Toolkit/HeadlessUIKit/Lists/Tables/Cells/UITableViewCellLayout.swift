import Foundation

/// Positions a cell's picture and texts by its style, with UIKit's distances.
@preconcurrency @MainActor
struct UITableViewCellLayout {
  let cell: UITableViewCell

  /// The distance of texts from the cell's edges in points: a table's layout margins on this
  /// device.
  static var margin: CGFloat { UIScreen.main.bounds.width >= 414 ? 20 : 16 }
  private var grid: PixelGrid { UIScreen.main.pixelGrid }
  private var size: CGSize { cell.contentView.bounds.size }
  private var insets: UIEdgeInsets { cell.contentView.safeAreaInsets }
  /// The image view; `nil` if it has no picture.
  private var picture: UIImageView? { cell.usedImageView.flatMap { $0.image == nil ? nil : $0 } }
  private var start: CGFloat {
    Self.margin + (cell.isTurned ? insets.right : insets.left)
      + CGFloat(cell.indentationLevel) * cell.indentationWidth
  }
  private var left: CGFloat { start + (picture.map { fitting($0).width + 16 } ?? 0) }
  /// The width for texts; an accessory keeps its own distance from them.
  private var width: CGFloat {
    let end = cell.isTurned ? insets.left : insets.right
    return max(0, size.width - left - end - (cell.hasAccessory ? 0 : Self.margin))
  }

  func place() {
    // A configuration's view positions its own content.
    if cell.configuredView != nil { return }
    placePicture()
    switch cell.style {
    case .default: placeText()
    case .value1 where !isStacked: placeSideBySide()
    case .value2 where !isStacked: placeContact()
    case .value1, .value2, .subtitle: placeBelow()
    }
  }

  /// Whether the detail is below the text, as at accessibility sizes, which leave no space beside
  /// it.
  private var isStacked: Bool {
    cell.style == .subtitle || cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The height that fits the texts, with 11 points above and below.
  var fittingHeight: CGFloat {
    let text = fitting(cell.usedTextLabel).height
    let detail = fitting(cell.usedDetailTextLabel).height
    let texts = isStacked && detail > 0 ? text + 3 + detail : max(text, detail)
    return max(texts + 22, picture.map { fitting($0).height } ?? 0)
  }

  private func placePicture() {
    guard let picture else { return }
    let size = fitting(picture)
    set(picture, x: start, y: middle(size), width: size.width, height: size.height)
  }

  /// A text over the whole width.
  private func placeText() {
    guard let text = cell.usedTextLabel, text.text != nil else { return }
    set(text, x: left, y: middle(fitting(text)), width: width, height: fitting(text).height)
  }

  /// The detail ends at the trailing margin; the text gets the rest.
  private func placeSideBySide() {
    let (text, detail) = (cell.usedTextLabel, cell.usedDetailTextLabel)
    let (textSize, detailSize) = (fitting(text), fitting(detail))
    // The text keeps its width, and the detail is cut, at least 6 points from it.
    let detailWidth = min(detailSize.width, max(0, width - textSize.width - 6))
    set(text, x: left, y: middle(textSize), width: min(textSize.width, width), height: textSize.height)
    set(
      detail, x: left + width - detailWidth, y: middle(detailSize), width: detailWidth,
      height: detailSize.height)
  }

  /// The text ends at a fixed column of 91 points, the detail begins 6 points after it.
  private func placeContact() {
    let (text, detail) = (cell.usedTextLabel, cell.usedDetailTextLabel)
    let (textSize, detailSize) = (fitting(text), fitting(detail))
    set(text, x: left, y: middle(textSize), width: 91, height: textSize.height)
    set(
      detail, x: left + 97, y: middle(detailSize), width: min(detailSize.width, max(0, width - 97)),
      height: detailSize.height)
  }

  /// Text and detail one below the other, 3 points apart, in the middle.
  private func placeBelow() {
    let (text, detail) = (cell.usedTextLabel, cell.usedDetailTextLabel)
    let (textSize, detailSize) = (fitting(text), fitting(detail))
    let gap: CGFloat = detailSize.height > 0 ? 3 : 0
    let top = grid.round((size.height - textSize.height - gap - detailSize.height) / 2)
    set(text, x: left, y: top, width: min(textSize.width, width), height: textSize.height)
    set(
      detail, x: left, y: top + textSize.height + gap, width: min(detailSize.width, width),
      height: detailSize.height)
  }

  /// Gives a part its frame, mirrored for a language that reads from right to left.
  private func set(_ view: UIView?, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    view?.frame = CGRect(
      x: cell.isTurned ? size.width - x - width : x, y: y, width: width, height: height)
  }

  private func fitting(_ view: UIView?) -> CGSize {
    view?.sizeThatFits(CGSize(width: view is UILabel ? width : 0, height: .infinity)) ?? .zero
  }

  private func middle(_ size: CGSize) -> CGFloat {
    grid.round((self.size.height - size.height) / 2)
  }
}
