import HeadlessUIKit

/// A row that is a text field.
final class TextFieldCell: FocusTableViewCell {
  convenience init(_ field: UITextField) {
    self.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    contentView.addSubview(field, along: contentView.layoutMarginsGuide)
  }
}
