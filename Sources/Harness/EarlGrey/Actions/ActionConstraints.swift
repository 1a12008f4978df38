import HeadlessUIKit

/// The constraints that an element must meet before an action begins: those of EarlGrey 2.
@MainActor
enum ActionConstraints {
  /// No alert of the system is in front of the app.
  static let noSystemAlert = grey_not(grey_systemAlertViewShown())

  /// A finger can hit the element.
  static let interactable = grey_allOf([noSystemAlert, grey_interactable()])

  /// A finger can hit the element, and it takes touches.
  static let touchable = grey_allOf([noSystemAlert, grey_userInteractionEnabled(), grey_interactable()])

  /// The element can be scrolled.
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

/// Checks of actions' arguments. A wrong argument is a mistake in the test.
@MainActor
enum ActionArguments {
  /// Raises an exception unless a condition holds.
  static func require(_ isValid: Bool, _ reason: @autoclosure () -> String) {
    if !isValid { UIException.raise(.invalidArgument, reason()) }
  }

  /// Raises an exception for an angle, in radians, that is not finite.
  static func requireAngle(_ angle: Double) {
    require(angle.isFinite, "The angle must be a number of radians, but is \(GREYNumber.short(angle)).")
  }

  /// Raises an exception unless shares of an element's width and height are between 0 and 1,
  /// exclusive.
  static func requireStart(_ x: Double, _ y: Double) {
    for (name, share) in [("x", x), ("y", y)] {
      require(
        share > 0 && share < 1,
        "The start point's \(name) must be a share between 0 and 1, without either, but is \(GREYNumber.short(share))."
      )
    }
  }
}
