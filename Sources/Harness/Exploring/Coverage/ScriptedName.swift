import HeadlessUIKit
import RenderTree
import UTF8Text

/// Names of elements as a person would write them in a script, without classes that only UIKit knows.
///
///     ScriptedName(of: button)?.text  // UIButton "Save", also for a button in a navigation bar
///     ScriptedName(of: tab)?.text  // "Notes" in UITabBar
@MainActor
struct ScriptedName {
  let text: String

  /// - Parameter view: The view; the result is `nil` if it is a part of UIKit that has neither an identifier nor a text,
  ///   or that is not a control, such as what moves a sheet.
  init?(of view: UIView) {
    let (identifier, words) = (view.accessibilityIdentifier, view.scriptedText)
    let known = Self.knownClass(of: type(of: view))
    if Self.isKnown(type(of: view)) {
      text = RenderNode(known, identifier: identifier, text: identifier == nil ? words : nil).line
      return
    }
    guard view is UIControl || view is UISegment, identifier != nil || words != nil else { return nil }
    guard Self.general.contains(known), let container = Self.container(of: view) else {
      text = RenderNode(known, identifier: identifier, text: identifier == nil ? words : nil).line
      return
    }
    text = "\(identifier.map { "#\($0)" } ?? words?.quoted ?? "") in \(container)"
  }

  /// The nearest view around a view that has a name of its own.
  private static func container(of view: UIView) -> String? {
    sequence(first: view, next: \.superview).dropFirst().lazy.map { type(of: $0) }
      .first { isKnown($0) && !general.contains(String(describing: $0)) }.map { String(describing: $0) }
  }

  /// The class, or the nearest one that it inherits from, that is the application's or public.
  private static func knownClass(of type: UIView.Type) -> String {
    let types = sequence(first: type as AnyClass) { _getSuperclass($0) }
    return types.first(where: isKnown).map { String(describing: $0) } ?? "UIView"
  }

  private static func isKnown(_ type: AnyClass) -> Bool {
    !String(reflecting: type).hasPrefix("HeadlessUIKit.") || published.contains(String(describing: type))
  }

  /// Classes that say little.
  private static let general: Set = ["UIView", "UIControl", "UIStackView", "UIScrollView", "UIWindow"]

  /// The classes of UIKit that an application may name.
  private static let published: Set = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker", "UITextField",
    "UISearchTextField", "UITextView", "UIPageControl", "UIRefreshControl", "UIColorWell", "UIControl",
    "UIView", "UILabel", "UIImageView", "UIStackView", "UIScrollView", "UITableView", "UITableViewCell",
    "UITableViewHeaderFooterView", "UICollectionView", "UICollectionViewCell", "UICollectionReusableView",
    "UICollectionViewListCell", "UIPickerView", "UISearchBar", "UINavigationBar", "UITabBar", "UIToolbar",
    "UIVisualEffectView", "UIWindow", "UIProgressView", "UIActivityIndicatorView", "UICalendarView",
  ]
}

extension UIView {
  /// What a script would know the view by: a title, a placeholder, a label for VoiceOver, or the first text in it.
  fileprivate var scriptedText: String? {
    let own = (self as? UIButton)?.currentTitle ?? (self as? UITextField)?.placeholder ?? accessibilityLabel
    let text = own.flatMap { $0.isEmpty ? nil : $0 } ?? firstShownText
    return text.map { String($0.prefix(40)) }
  }
}
