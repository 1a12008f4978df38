import HeadlessUIKit

/// A row in the app's colors: a text, and a detail behind it.
class FocusTableViewCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Makes a row.
  ///
  /// - Parameter detail: What stands behind the text; it is dimmed.
  convenience init(
    _ text: String, detail: String? = nil, accessory: AccessoryType = .none, identifier: String? = nil
  ) {
    self.init(style: detail == nil ? .default : .value1, reuseIdentifier: nil)
    show(text, .focusText, in: textLabel)
    if let detail { show(detail, .focusDimmedText, in: detailTextLabel) }
    accessoryType = accessory
    accessibilityIdentifier = identifier
    isAccessibilityElement = true
    accessibilityLabel = [text, detail].compactMap(\.self).joined(separator: ", ")
    accessibilityTraits = .button
  }

  private func setUp() {
    backgroundColor = .focusField
    contentView.insetsLayoutMarginsFromSafeArea = false
    tintColor = .focusTint
    let selection = UIView()
    selection.backgroundColor = .focusSeparator
    selectedBackgroundView = selection
  }

  private func show(_ text: String, _ color: UIColor, in label: UILabel?) {
    label?.text = text
    label?.textColor = color
    label?.numberOfLines = 0
  }
}
