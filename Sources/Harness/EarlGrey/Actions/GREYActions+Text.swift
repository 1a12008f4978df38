import HeadlessUIKit

/// Sets a field's or a search bar's text at once, and sends the events of an edit; no keyboard is involved.
///
/// The order of events is EarlGrey 2's.
@MainActor
public func grey_replaceText(_ text: String) -> GREYAction {
  let takesText = GREYMatcher(element: "respondsToSelector(setText:)") {
    $0 is UITextField || $0 is UILabel || $0 is UISearchBar
  }
  return GREYAction("Replace with text: \"\(text)\"", constraints: takesText) {
    view throws(GREYActionFailed) in
    switch view {
    case let field as UITextField: try field.replaceText(with: text)
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
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    _ = delegate?.textFieldShouldClear(self)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    self.text = text
    sendActions(for: .editingChanged)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEnd)
    sendActions(for: .valueChanged)
    if !isAllowed {
      throw GREYActionFailed("The text field's delegate does not allow the text \"\(text)\".")
    }
  }
}
