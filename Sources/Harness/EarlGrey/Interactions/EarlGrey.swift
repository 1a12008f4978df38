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
}
