import Foundation

/// A family of EarlGrey's errors, within which codes are unique.
///
///     var error: NSError?
///     EarlGrey.selectElement(with: grey_text("Missing")).perform(grey_tap(), error: &error)
///     error?.domain == GREYErrorDomain.interaction.rawValue  // true
///     error?.code  // 0: no element matches
public struct GREYErrorDomain: RawRepresentable, Hashable, Sendable {
  /// The name in EarlGrey.
  public let rawValue: String

  /// Creates a domain, such as that of an application's own actions.
  ///
  /// - Parameter rawValue: The name, which an error pointer receives as `NSError.domain`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Interactions, with the codes of ``GREYError/code``.
  public static let interaction = GREYErrorDomain(
    rawValue: "com.google.earlgrey.ElementInteractionErrorDomain")
  /// Scrolling. Codes: 0 the content's edge was reached, 1 impossible, 2 no element was reached, 3
  /// touches have no effect.
  public static let scroll = GREYErrorDomain(rawValue: "com.google.earlgrey.ScrollErrorDomain")
  /// Pinching. Code 0: there is no visible part of the element in a window.
  public static let pinch = GREYErrorDomain(rawValue: "com.google.earlgrey.PinchErrorDomain")
  /// Twisting. Code 0: there is no visible part of the element in a window.
  public static let twist = GREYErrorDomain(rawValue: "com.google.earlgrey.TwistErrorDomain")
  /// Rotating the device, pressing keys and tapping the status bar. Code 0: impossible, or not idle
  /// in time.
  public static let syntheticEvents = GREYErrorDomain(
    rawValue: "com.google.earlgrey.SyntheticEventInjectionErrorDomain")
  /// Dismissing the keyboard. Code 1: it is not shown.
  public static let keyboardDismissal = GREYErrorDomain(
    rawValue: "com.google.earlgrey.KeyboardDismissalDomain")
  /// Handling alerts of the system. Code 4: none is shown.
  public static let systemAlertDismissal = GREYErrorDomain(
    rawValue: "com.google.earlgrey.SystemAlertDismissal")
  /// Waiting. Code 0: the application did not become idle in time.
  public static let executor = GREYErrorDomain(
    rawValue: "com.google.earlgrey.GREYUIThreadExecutorErrorDomain")
  /// Opening addresses. Code 0: the string is not an address, or the application did not open it.
  public static let deepLink = GREYErrorDomain(rawValue: "com.google.earlgrey.kGREYDeeplinkErrorDomain")
  /// Actions and assertions with blocks that give no reason. Code 1.
  public static let generic = GREYErrorDomain(rawValue: "Generic Error")
}

extension GREYError {
  /// The code within the ``domain``; for interactions, it is one of these:
  ///
  /// 0 element not found, 1 constraints failed, 2 action failed, 3 assertion failed, 4 timeout, 5
  /// several elements match, 6 index out of bounds.
  public var code: Int {
    switch reason {
    case .elementNotFound, .searchFailed: 0
    case .constraintsFailed: 1
    case .actionFailed(let failure): failure.code
    case .assertionFailed, .assertionBlockFailed: 3
    case .notIdle, .searchTimedOut: 4
    case .multipleElementsMatched: 5
    case .indexOutOfBounds: 6
    }
  }

  /// The family of the ``code``: interactions, unless an action failed with a different one.
  public var domain: GREYErrorDomain {
    if case .actionFailed(let failure) = reason { failure.domain } else { .interaction }
  }

  /// The error as EarlGrey passes it to an error pointer.
  ///
  /// The code of "element not found" is 0: check whether there is an error, not its code.
  public var nsError: NSError {
    NSError(
      domain: domain.rawValue, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: report, "Element Matcher": context.matcher,
        "App UI Hierarchy": hierarchy,
      ])
  }
}
