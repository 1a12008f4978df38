import HeadlessUIKit

/// A row in the app's colors, with a text or with the views of a subclass.
class FocusTableViewCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  /// Creates a row with a text.
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

/// A row that contains a text field.
final class TextFieldCell: FocusTableViewCell {
  convenience init(_ field: UITextField) {
    self.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    contentView.addSubview(field, along: contentView.layoutMarginsGuide)
  }
}

/// A row with a switch: as high as its text and the description below it, with 11 points above and
/// below.
final class ToggleCell: FocusTableViewCell {
  let toggle: UISwitch = UISwitch()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The title of the row.
  ///   - description: The description below the title, in a smaller font; `nil` for none.
  ///   - identifier: The accessibility identifier of the switch.
  ///   - isOn: Whether the switch is on at first.
  ///   - switched: Called when the user moves the switch.
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
    // Without this the cell would be a single element, which neither has a label nor can be
    // switched.
    accessibilityElements = [toggle]
    addTexts(text, description)
  }

  private func addTexts(_ text: String, _ description: String?) {
    let labels =
      [UILabel(wrapping: text, .body)]
      + (description.map { [UILabel(wrapping: $0, .footnote, color: .focusDimmedText)] } ?? [])
    // The switch has both texts, as its label and its hint.
    labels.forEach { $0.isAccessibilityElement = false }
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    contentView.addSubview(texts, along: contentView.layoutMarginsGuide)
  }
}
