import HeadlessUIKit

/// A row that is a text field.
final class TextFieldCell: FocusTableViewCell {
  init(_ field: UITextField) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    contentView.addSubview(field, along: contentView.layoutMarginsGuide)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
