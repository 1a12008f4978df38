import HeadlessUIKit

/// What actions ask of an element before they begin: EarlGrey 2's rules.
@MainActor
enum ActionConstraints {
  /// Nothing of the system is in front of the app.
  static let noSystemAlert = grey_not(grey_systemAlertViewShown())

  /// A finger can hit the element.
  static let interactable = grey_allOf([noSystemAlert, grey_interactable()])

  /// A finger can hit the element, and it takes touches.
  static let touchable = grey_allOf([noSystemAlert, grey_userInteractionEnabled(), grey_interactable()])

  /// The element scrolls.
  static let scrolls = grey_allOf([
    noSystemAlert, grey_anyOf([grey_kindOfClass(UIScrollView.self), grey_kindOfClass(WKWebView.self)]),
  ])

  /// The element has a text to set.
  static let takesText = grey_allOf([noSystemAlert, grey_respondsToSelector("setText:")])

  /// The element has a text to delete.
  static let hasText = grey_allOf([
    noSystemAlert,
    grey_anyOf([grey_respondsToSelector("text"), grey_conformsToProtocol((any UITextInput).self)]),
  ])

  /// The element is a control of a class, and a finger can hit it.
  static func control(_ type: AnyClass) -> GREYMatcher {
    grey_allOf([noSystemAlert, grey_kindOfClass(type), grey_interactable()])
  }
}
