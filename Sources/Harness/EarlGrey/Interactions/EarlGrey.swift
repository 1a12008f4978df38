import HeadlessUIKit

/// The entry point of interactions with elements on the screen.
///
///     EarlGrey.selectElement(with: grey_accessibilityID("SyncSwitch"))
///       .perform(grey_turnSwitchOn(true))
///       .assert(grey_switchWithOnState(true))
@MainActor
public enum EarlGrey {
  /// Returns an interaction with the element that a matcher selects.
  ///
  /// The element is looked up by each call on the interaction, not before.
  ///
  /// - Parameter matcher: Evaluated once, at once. If it matches several elements, the interaction
  ///   requires an index.
  public static func selectElement(with matcher: @autoclosure () -> GREYMatcher) -> GREYElementInteraction {
    GREYElementInteraction(matcher: matcher())
  }

  /// Returns an interaction with an element; the older name of ``selectElement(with:)``.
  ///
  /// - Parameter matcher: Evaluated once, at once. If it matches several elements, the interaction
  ///   requires an index.
  public static func select(
    elementWithMatcher matcher: @autoclosure () -> GREYMatcher
  ) -> GREYElementInteraction {
    selectElement(with: matcher())
  }
}

extension EarlGrey {
  /// Restricts all later interactions to elements below the one that a matcher selects.
  ///
  /// - Parameter matcher: The matcher of the root, for the running application only; `nil` removes the
  ///   restriction.
  public static func setRootMatcherForSubsequentInteractions(_ matcher: GREYMatcher?) {
    UIApplication.shared[attachment: RootMatcher.self, default: RootMatcher()].matcher = matcher
  }
}

/// The matcher of the root to which the interactions of one application are restricted.
struct RootMatcher {
  var matcher: GREYMatcher?

  /// The running application's matcher.
  @MainActor static var current: GREYMatcher? {
    UIApplication.shared[attachment: RootMatcher.self, default: RootMatcher()].matcher
  }
}
