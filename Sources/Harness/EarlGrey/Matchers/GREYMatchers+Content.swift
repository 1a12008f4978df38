import Foundation
import HeadlessUIKit

/// Matches labels, text fields and text views by their text.
///
/// - Parameter text: The whole text, case-sensitive; "" matches empty fields, but no label without
///   a text.
@MainActor
public func grey_text(_ text: String) -> GREYMatcher {
  let classes = "(kindOfClass('UILabel') || kindOfClass('UITextField') || kindOfClass('UITextView'))"
  return GREYMatcher(value: "(\(classes) && hasText('\(text)'))") { shownText(of: $0) == text }
}

/// Matches labels, text fields and text views whose text begins with a text.
///
/// EarlGrey has no such matcher: tests create one with blocks, which scripts cannot.
///
/// - Parameter beginning: The beginning, case-sensitive.
@MainActor
public func grey_textBeginsWith(_ beginning: String) -> GREYMatcher {
  GREYMatcher(value: "textBeginsWith('\(beginning)')") { item in
    shownText(of: item)?.hasPrefix(beginning) ?? false
  }
}

/// Returns the text of a label, a text field or a text view; `nil` for other elements.
@MainActor
private func shownText(of item: Any?) -> String? {
  switch item {
  // In UIKit a label's text is `nil` by default, the text of the other two is empty.
  case let label as UILabel: label.text
  case let field as UITextField: field.text ?? ""
  case let view as UITextView: view.text ?? ""
  default: nil
  }
}

/// Matches buttons by the title that is shown.
///
/// - Parameter title: The whole title in the button's current state.
@MainActor
public func grey_buttonTitle(_ title: String) -> GREYMatcher {
  GREYMatcher(UIButton.self, "buttonTitle('\(title)')") { $0.currentTitle == title }
}

/// Matches text fields by their text.
///
/// - Parameter text: The whole text, not the placeholder; "" matches an empty field.
@MainActor
public func grey_textFieldValue(_ text: String) -> GREYMatcher {
  GREYMatcher(UITextField.self, "textFieldValue('\(text)')") { ($0.text ?? "") == text }
}

/// Matches switches that are on, or off.
///
/// - Parameter isOn: `true` matches switches that are on, `false` those that are off.
@MainActor
public func grey_switchWithOnState(_ isOn: Bool) -> GREYMatcher {
  GREYMatcher(value: "(respondsToSelector(isOn) && switchInState(\(isOn ? "ON" : "OFF")))") {
    ($0 as? UISwitch)?.isOn == isOn
  }
}

/// Matches steppers with a value.
///
/// - Parameter value: The exact value.
@MainActor
public func grey_stepperValue(_ value: Double) -> GREYMatcher {
  GREYMatcher(UIStepper.self, "stepperValue(\(GREYNumber.sixDecimals(value)))") { $0.value == value }
}

/// Matches sliders whose value another matcher matches, such as `grey_closeTo(5, 0.1)`.
///
/// - Parameter matcher: Matches the value, which is a `Float`.
@MainActor
public func grey_sliderValueMatcher(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(value: "sliderValueMatches(\(matcher.description))") { item in
    (item as? UISlider).map { matcher.matches($0.value) } ?? false
  }
}

/// Matches progress views whose progress, from 0 to 1, another matcher matches.
///
/// - Parameter matcher: Matches the progress, which is a `Float`.
@MainActor
public func grey_progress(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(value: "progressValueThatMatches('\(matcher.description)')") { item in
    (item as? UIProgressView).map { matcher.matches($0.progress) } ?? false
  }
}

/// Matches pickers whose selected row in a column has a title.
///
/// The title is the attributed one, or else the plain one, or else the text of the label in the
/// row's view.
///
/// - Parameters:
///   - column: The index of the column.
///   - value: The title; `nil` matches a row without a title.
@MainActor
public func grey_pickerColumnSetToValue(_ column: Int, _ value: String?) -> GREYMatcher {
  GREYMatcher(value: "pickerColumnAtIndex(\(column)) value('\(value ?? "(null)")')") { item in
    guard let picker = item as? UIPickerView, (0..<picker.numberOfComponents).contains(column) else {
      return false
    }
    let row = picker.selectedRow(inComponent: column)
    return picker.title(forRow: row, inComponent: column) == value
  }
}

/// Matches date pickers that are set to a date.
///
/// - Parameter date: The exact date, including fractions of a second.
@MainActor
public func grey_datePickerValue(_ date: Date) -> GREYMatcher {
  GREYMatcher(value: "datePickerWithValue('\(date)')") { ($0 as? UIDatePicker)?.date == date }
}

/// Matches scroll views whose content offset is exactly a point.
///
/// - Parameter offset: The offset in points.
@MainActor
public func grey_scrollViewContentOffset(_ offset: CGPoint) -> GREYMatcher {
  GREYMatcher(UIScrollView.self, "contentOffset(\(offset.earlGreyText))") { $0.contentOffset == offset }
}

/// Matches scroll views that show an edge of their content, exactly.
///
/// Content that is smaller than the frame, and not scrolled, is not at its lower and right edges.
///
/// - Parameter edge: The edge of the content, including the adjusted inset.
@MainActor
public func grey_scrolledToContentEdge(_ edge: GREYContentEdge) -> GREYMatcher {
  GREYMatcher(UIScrollView.self, "scrolledToContentEdge(\(edge.title))") { $0.distance(to: edge) == 0 }
}

extension UIScrollView {
  /// Returns the points from the viewport to an edge of the content, which are negative beyond the edge.
  fileprivate func distance(to edge: GREYContentEdge) -> CGFloat {
    let insets = adjustedContentInset
    return switch edge {
    case .top: contentOffset.y + insets.top
    case .left: contentOffset.x + insets.left
    case .bottom: insets.bottom + contentSize.height - frame.height - contentOffset.y
    case .right: insets.right + contentSize.width - frame.width - contentOffset.x
    }
  }
}
