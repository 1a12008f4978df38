import HeadlessUIKit

/// Matches labels, text fields and text views by their text.
@MainActor
public func grey_text(_ text: String) -> GREYMatcher {
  let classes = "(kindOfClass('UILabel') || kindOfClass('UITextField') || kindOfClass('UITextView'))"
  return GREYMatcher(value: "(\(classes) && hasText('\(text)'))") { item in
    switch item {
    case let label as UILabel: label.text == text
    case let field as UITextField: (field.text ?? "") == text
    case let view as UITextView: (view.text ?? "") == text
    default: false
    }
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
