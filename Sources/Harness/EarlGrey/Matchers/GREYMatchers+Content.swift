import HeadlessUIKit

/// Matches labels, text fields and text views by their text.
@MainActor
public func grey_text(_ text: String) -> GREYMatcher {
  let classes = "(kindOfClass('UILabel') || kindOfClass('UITextField') || kindOfClass('UITextView'))"
  return GREYMatcher(value: "(\(classes) && hasText('\(text)'))") { shownText(of: $0) == text }
}

/// Matches labels, text fields and text views whose text begins with another one.
///
/// EarlGrey has no such matcher: tests make one of blocks, which scripts cannot.
@MainActor
public func grey_textBeginsWith(_ beginning: String) -> GREYMatcher {
  GREYMatcher(value: "textBeginsWith('\(beginning)')") { item in
    shownText(of: item)?.hasPrefix(beginning) ?? false
  }
}

/// The text of a label, a text field or a text view.
@MainActor
private func shownText(of item: Any?) -> String? {
  switch item {
  case let label as UILabel: label.text
  case let field as UITextField: field.text ?? ""
  case let view as UITextView: view.text ?? ""
  default: nil
  }
}

/// Matches buttons by the title that shows.
@MainActor
public func grey_buttonTitle(_ title: String) -> GREYMatcher {
  GREYMatcher(UIButton.self, "buttonTitle('\(title)')") { $0.currentTitle == title }
}

/// Matches text fields by their text.
@MainActor
public func grey_textFieldValue(_ text: String) -> GREYMatcher {
  GREYMatcher(UITextField.self, "textFieldValue('\(text)')") { ($0.text ?? "") == text }
}

/// Matches switches that are on, or off.
@MainActor
public func grey_switchWithOnState(_ isOn: Bool) -> GREYMatcher {
  GREYMatcher(value: "(respondsToSelector(isOn) && switchInState(\(isOn ? "ON" : "OFF")))") {
    ($0 as? UISwitch)?.isOn == isOn
  }
}
