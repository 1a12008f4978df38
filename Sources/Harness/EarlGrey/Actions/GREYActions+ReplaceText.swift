import Foundation
import HeadlessUIKit

/// Sets the text of a field, a text view, a search bar or a label at once, and sends the events of an edit.
///
/// No keyboard and no focus are involved; the order of events is EarlGrey 2's.
@MainActor
public func grey_replaceText(_ text: String) -> GREYAction {
  GREYAction("Replace with text: \"\(text)\"", constraints: ActionConstraints.takesText) {
    element throws(GREYActionFailed) in
    switch element {
    case let field as UITextField: try field.replaceText(with: text)
    case let view as UITextView: view.replaceText(with: text)
    case let bar as UISearchBar:
      bar.text = text
      bar.delegate?.searchBar(bar, textDidChange: text)
    case let label as UILabel: label.text = text
    default: break
    }
  }
}

extension UITextField {
  /// Replaces the text; the delegate is asked, but its no is only told, as EarlGrey does.
  fileprivate func replaceText(with text: String) throws(GREYActionFailed) {
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    _ = delegate?.textFieldShouldClear(self)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    self.text = text
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .valueChanged)
    if !isAllowed {
      throw GREYActionFailed("The text field's delegate does not allow the text \"\(text)\".")
    }
  }
}

extension UITextView {
  fileprivate func replaceText(with text: String) {
    post(Self.textDidBeginEditingNotification)
    self.text = text
    post(Self.textDidChangeNotification)
    post(Self.textDidEndEditingNotification)
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }
}

extension UIView {
  fileprivate func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
