import Foundation
import HeadlessUIKit

/// Matches steppers with a value.
@MainActor
public func grey_stepperValue(_ value: Double) -> GREYMatcher {
  GREYMatcher(UIStepper.self, "stepperValue(\(GREYNumber.sixDecimals(value)))") { $0.value == value }
}

/// Matches sliders whose value another matcher matches, as `grey_closeTo(5, 0.1)`.
@MainActor
public func grey_sliderValueMatcher(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(value: "sliderValueMatches(\(matcher.description))") { item in
    (item as? UISlider).map { matcher.matches($0.value) } ?? false
  }
}

/// Matches progress views whose progress, from 0 to 1, another matcher matches.
@MainActor
public func grey_progress(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(value: "progressValueThatMatches('\(matcher.description)')") { item in
    (item as? UIProgressView).map { matcher.matches($0.progress) } ?? false
  }
}

/// Matches pickers that show a value in a column: the attributed title of the selected row, else its title, else what
/// a label in its view says; `nil` matches a row that has none of them.
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
@MainActor
public func grey_datePickerValue(_ date: Date) -> GREYMatcher {
  GREYMatcher(value: "datePickerWithValue('\(date)')") { ($0 as? UIDatePicker)?.date == date }
}

/// Matches scroll views whose content is scrolled to a point, exactly.
@MainActor
public func grey_scrollViewContentOffset(_ offset: CGPoint) -> GREYMatcher {
  GREYMatcher(UIScrollView.self, "contentOffset(\(offset.earlGreyText))") { $0.contentOffset == offset }
}

/// Matches scroll views that show an edge of their content, exactly.
///
/// Content that is smaller than the frame, and not scrolled, is not at its lower and right edge.
@MainActor
public func grey_scrolledToContentEdge(_ edge: GREYContentEdge) -> GREYMatcher {
  GREYMatcher(UIScrollView.self, "scrolledToContentEdge(\(edge.title))") { $0.distance(to: edge) == 0 }
}

extension UIScrollView {
  /// Points from the viewport to an edge of the content; below 0 beyond the edge.
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
