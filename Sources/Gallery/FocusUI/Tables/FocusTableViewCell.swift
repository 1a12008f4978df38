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

/// A row that is a text field.
final class TextFieldCell: FocusTableViewCell {
  convenience init(_ field: UITextField) {
    self.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    contentView.addSubview(field, along: contentView.layoutMarginsGuide)
  }
}

/// A row with a switch: as high as its text, and the description below that, with 11 points above and below.
final class ToggleCell: FocusTableViewCell {
  let toggle: UISwitch = UISwitch()

  /// - Parameters:
  ///   - description: What the switch is about, in a smaller text; nothing by default.
  ///   - switched: Told when the user moves the switch.
  convenience init(
    _ text: String, description: String?, identifier: String, isOn: Bool,
    switched: @escaping @MainActor (UISwitch) -> Void
  ) {
    self.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    toggle.accessibilityIdentifier = identifier
    toggle.accessibilityLabel = text
    toggle.accessibilityHint = description
    toggle.onTintColor = .focusTint
    toggle.isOn = isOn
    toggle.addAction(UIAction { [unowned toggle] _ in switched(toggle) }, for: .valueChanged)
    accessoryView = toggle
    // The switch speaks for the cell, which would be one silent element otherwise.
    accessibilityElements = [toggle]
    addTexts(text, description)
  }

  private func addTexts(_ text: String, _ description: String?) {
    let labels =
      [UILabel(wrapping: text, .body)]
      + (description.map { [UILabel(wrapping: $0, .footnote, color: .focusDimmedText)] } ?? [])
    // The switch says it all.
    labels.forEach { $0.isAccessibilityElement = false }
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    contentView.addSubview(texts, along: contentView.layoutMarginsGuide)
  }
}
