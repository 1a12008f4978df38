import HeadlessUIKit

/// The entrance to interactions with what is on the screen.
///
///     EarlGrey.selectElement(with: grey_accessibilityID("SyncSwitch"))
///       .perform(grey_turnSwitchOn(true))
///       .assert(grey_switchWithOnState(true))
@MainActor
public enum EarlGrey {
  /// Says which element an interaction is about; nothing is looked up until something is done with it.
  public static func selectElement(with matcher: @autoclosure () -> GREYMatcher) -> GREYElementInteraction {
    GREYElementInteraction(matcher: matcher())
  }

  /// The older spelling of ``selectElement(with:)``.
  public static func select(
    elementWithMatcher matcher: @autoclosure () -> GREYMatcher
  ) -> GREYElementInteraction {
    selectElement(with: matcher())
  }

  /// Takes the failures of interactions that nobody catches, with the place in the test.
  ///
  /// By default a failure is raised as an exception, as in EarlGrey: it fails the scenario on a stage, and ends the
  /// process elsewhere.
  public static var failureHandler: (GREYError, StaticString, UInt) -> Void = { error, file, line in
    UIException.raise(.init(rawValue: error.domain.rawValue), "\(file):\(line): \(error.report)")
  }
}
