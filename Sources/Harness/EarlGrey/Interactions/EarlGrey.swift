import HeadlessUIKit

/// The entrance to interactions with what is on the screen.
///
///     EarlGrey.selectElement(with: grey_accessibilityID("SyncSwitch"))
///       .perform(grey_turnSwitchOn(true))
///       .assert(grey_switchWithOnState(true))
@MainActor
public enum EarlGrey {
  /// Says which element an interaction is about; nothing is looked up until something is done with it.
  public static func selectElement(with matcher: GREYMatcher) -> GREYElementInteraction {
    GREYElementInteraction(matcher: matcher)
  }

  /// Takes the failures of interactions that nobody catches; stops the process until a test framework sets it.
  public static var failureHandler: (GREYError, StaticString, UInt) -> Void = { error, file, line in
    preconditionFailure("\(file):\(line): \(error.report)")
  }
}
