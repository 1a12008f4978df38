import HeadlessUIKit

/// An item with its details, or a command in the same list.
final class SelectableItemCell: UITableViewCell {
  private let titleLabel = UILabel(style: .body)
  private let detailLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  private let problemLabel = UILabel(style: .footnote, color: .systemRed)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fillContent(with: UIStackView(.vertical, spacing: 2, [titleLabel, detailLabel, problemLabel]))
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ item: SelectableItem, isChosen: Bool, isEditable: Bool) {
    set(title: item.title, detail: item.details.joined(separator: "\n"), problem: item.problem)
    titleLabel.textColor = .label
    accessoryType = isChosen ? .checkmark : .none
    editingAccessoryType = isEditable ? .disclosureIndicator : .none
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }

  /// Shows what a tap does, in the color of things to tap.
  func showCommand(_ title: String) {
    set(title: title, detail: "", problem: nil)
    titleLabel.textColor = .systemBlue
    accessoryType = .none
    accessibilityTraits = .button
  }

  private func set(title: String, detail: String, problem: String?) {
    titleLabel.text = title
    accessibilityLabel = [title, detail, problem ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    detailLabel.text = detail
    detailLabel.isHidden = detail.isEmpty
    problemLabel.text = problem
    problemLabel.isHidden = problem == nil
  }
}
