import HeadlessUIKit

/// A choice, with a check mark if it is the one.
final class PickerRowCell: UITableViewCell {
  private let label = UILabel(style: .body)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fillContent(with: label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ row: PickerRow, isChosen: Bool) {
    label.text = row.label
    accessoryType = isChosen ? .checkmark : .none
    accessibilityLabel = row.label
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }
}
