import Foundation
import HeadlessUIKit
import UTF8Text

/// A kind of input, and the actions of EarlGrey, a line each.
typealias OfferedAction = (kind: Input.Kind, action: String)

extension UIView {
  /// The actions that a finger can perform on the view itself.
  var offeredActions: [OfferedAction] {
    switch self {
    case let control as UIControl: control.isEnabled ? control.controlActions : []
    case is UISegment: segmentActions
    case is UITableViewCell: Self.tap + [Self.longPress, (.swipe, "grey_swipeFastInDirection(.left)")]
    case is UICollectionViewCell: Self.tap + [Self.longPress]
    case let text as UITextView where text.isEditable: Self.typing(of: text.keyboardType) + text.scrollActions
    case let scrollView as UIScrollView: scrollView.scrollActions + scrollView.zoomActions + gestureActions
    case let picker as UIPickerView: picker.pickerActions
    default: gestureActions
    }
  }

  fileprivate static let tap: [OfferedAction] = [(.tap, "grey_tap()")]
  fileprivate static let longPress: OfferedAction = (.longPress, "grey_longPress()")
  fileprivate static let press: OfferedAction = (.press, "grey_tap()")
  fileprivate static let doubleTap: OfferedAction = (.doubleTap, "grey_doubleTap()")
  fileprivate static let pinches: [OfferedAction] = ["outward", "inward"].map {
    (.pinch, "grey_pinchFastInDirectionAndAngle(.\($0), 0.5)")
  }

  /// Typing ordinary and rare texts; a keyboard with digits alone types no letters.
  fileprivate static func typing(of keyboard: UIKeyboardType) -> [OfferedAction] {
    let hasLetters = ![.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(keyboard)
    let ordinary = RareTexts.ordinary.filter { hasLetters || $0.allSatisfy(\.isNumber) }
    return ordinary.map { (.type, "grey_typeText(\($0.quoted))") }
      + RareTexts.actions.map { (.typeRareText, $0) }
  }

  private var segmentActions: [OfferedAction] {
    let control = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UISegmentedControl }.first
    return control?.isEnabled == true ? Self.tap : []
  }

  /// What the view's own recognizers recognize.
  private var gestureActions: [OfferedAction] {
    (gestureRecognizers ?? []).filter(\.isEnabled).flatMap { recognizer -> [OfferedAction] in
      switch recognizer {
      case let tap as UITapGestureRecognizer:
        tap.numberOfTapsRequired == 2 ? [(.doubleTap, "grey_doubleTap()")] : Self.tap
      case is UILongPressGestureRecognizer: [Self.longPress]
      case is UIPinchGestureRecognizer: Self.pinches
      case is UIRotationGestureRecognizer: [(.pinch, "grey_twistFastWithAngle(1)")]
      // A container's way back, which its back button is, too.
      case is UIScreenEdgePanGestureRecognizer: []
      case is UISwipeGestureRecognizer, is UIPanGestureRecognizer:
        // A scroll view's own recognizers are not an application's.
        self is UIScrollView ? [] : Self.swipes
      default: []
      }
    }
  }

  private static let swipes: [OfferedAction] = ["left", "right", "up", "down"].map {
    (.swipe, "grey_swipeFastInDirection(.\($0))")
  }
}

extension UIControl {
  fileprivate var controlActions: [OfferedAction] {
    switch self {
    case let control as UISwitch: [(.toggle, "grey_turnSwitchOn(\(!control.isOn))")]
    case let slider as UISlider:
      [slider.minimumValue, slider.maximumValue].map { (.adjust, "grey_moveSliderToValue(\(number($0)))") }
    case let stepper as UIStepper:
      [stepper.minimumValue, stepper.maximumValue].filter { stepper.canReach($0) }.map {
        (.adjust, "grey_setStepperValue(\(number($0)))")
      }
    case let field as UITextField: Self.typing(of: field.keyboardType)
    case let picker as UIDatePicker: picker.dateActions
    // Their segments are elements.
    case is UISegmentedControl: []
    case is UIButton: [Self.press, Self.doubleTap, Self.longPress]
    default: allControlEvents.isDisjoint(with: Self.tapEvents) ? Self.tap : [Self.press, Self.doubleTap]
    }
  }

  private static let tapEvents: UIControl.Event = [.touchUpInside, .touchDown, .primaryActionTriggered]

  /// A whole number has no fraction in a script.
  private func number(_ value: some BinaryFloatingPoint) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

extension UIStepper {
  /// Whether few taps lead to a value.
  fileprivate func canReach(_ goal: Double) -> Bool {
    goal != value && stepValue > 0 && abs(goal - value) / stepValue <= 20
  }
}

extension UIDatePicker {
  /// The day before, more than a year later, and the first and the last date that can be chosen.
  fileprivate var dateActions: [OfferedAction] {
    let dates = [
      minimumDate, date.addingTimeInterval(-86400), date.addingTimeInterval(400 * 86400), maximumDate,
    ]
    var seconds = Set(dates.compactMap { $0 }.map { Int($0.timeIntervalSince1970) })
    seconds.remove(Int(date.timeIntervalSince1970))
    return seconds.sorted().map { (.adjust, "grey_setDate(Date(timeIntervalSince1970: \($0)))") }
  }
}

extension UIScrollView {
  /// Pinching, if the content can be enlarged.
  fileprivate var zoomActions: [OfferedAction] {
    maximumZoomScale > minimumZoomScale && delegate?.viewForZooming(in: self) != nil ? Self.pinches : []
  }

  /// The edges of the content that are not in view.
  fileprivate var scrollActions: [OfferedAction] {
    // A picker's wheels are turned by choosing values.
    guard isScrollEnabled, !(self is UIPickerColumnView) else { return [] }
    let (insets, offset) = (adjustedContentInset, contentOffset)
    let right = contentSize.width + insets.right - bounds.width
    let bottom = contentSize.height + insets.bottom - bounds.height
    let edges = [
      ("top", offset.y > -insets.top + 1 && bottom > -insets.top), ("bottom", offset.y < bottom - 1),
      ("left", offset.x > -insets.left + 1 && right > -insets.left), ("right", offset.x < right - 1),
    ]
    let actions = edges.filter(\.1).map { (edge: $0.0, action: "grey_scrollToContentEdge(.\($0.0))") }
    // From the top to the bottom and back, after which the same is seen, perhaps in other cells.
    let isAtTop = actions.first?.edge == "bottom"
    let away: [OfferedAction] =
      isAtTop && !putsKeyboardAway ? [(.restore, "\(actions[0].action)\ngrey_scrollToContentEdge(.top)")] : []
    return actions.map { (.scroll, $0.action) } + away
  }

  /// Whether scrolling puts the keyboard away, which does not come back by itself.
  private var putsKeyboardAway: Bool {
    keyboardDismissMode != .none && UIApplication.shared.windows.contains { $0 is UITextEffectsWindow }
  }
}

extension UIPickerView {
  /// The first and the last row of each column that has texts.
  fileprivate var pickerActions: [OfferedAction] {
    (0..<numberOfComponents).flatMap { column -> [OfferedAction] in
      let last = numberOfRows(inComponent: column) - 1
      guard last >= 0 else { return [] }
      return Set([0, last]).sorted().compactMap { row in
        delegate?.pickerView(self, titleForRow: row, forComponent: column).map {
          (.adjust, "grey_setPickerColumnToValue(\(column), \($0.quoted))")
        }
      }
    }
  }
}
