import HeadlessUIKit

/// A row in the app's colors: a text, and what a subclass adds.
class FocusTableViewCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Makes a row with a text.
  convenience init(_ text: String, accessory: AccessoryType = .none, identifier: String? = nil) {
    self.init(style: .default, reuseIdentifier: nil)
    textLabel?.text = text
    textLabel?.textColor = .focusText
    textLabel?.numberOfLines = 0
    accessoryType = accessory
    accessibilityIdentifier = identifier
    isAccessibilityElement = true
    accessibilityLabel = text
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
}
