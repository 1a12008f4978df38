import HeadlessUIKit

extension AccessibilityItem {
  /// The text of what has a text, "" if it is empty; `nil` for everything else.
  var textContent: String? {
    switch self {
    case let label as UILabel: label.text ?? ""
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.text ?? ""
    case let bar as UISearchBar: bar.text ?? ""
    default: nil
    }
  }

  /// Whether what can be selected is; `nil` for everything else.
  var isSelectedElement: Bool? {
    switch self {
    case let control as UIControl: control.isSelected
    case let cell as UITableViewCell: cell.isSelected
    case let cell as UICollectionViewCell: cell.isSelected
    default: nil
    }
  }
}
