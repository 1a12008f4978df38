/// A row of the table of functions whose calls look different in Swift.
struct ObjectiveCFunction: Sendable {
  /// How arguments are translated.
  enum Arguments: Sendable {
    /// Each has a label or `nil`.
    case labeled([String?])
    /// They become one array, which `nil` ends. A single array is used as it is.
    case list
  }

  let name: String
  let swiftName: String
  let arguments: Arguments

  private init(_ name: String, as swiftName: String? = nil, _ arguments: Arguments) {
    self.name = name
    self.swiftName = swiftName ?? name
    self.arguments = arguments
  }

  private static let all: [ObjectiveCFunction] = [
    .init("grey_allOf", .list),
    .init("grey_anyOf", .list),
    .init("grey_allOfMatchers", as: "grey_allOf", .list),
    .init("grey_anyOfMatchers", as: "grey_anyOf", .list),
    .init("GREYAllOfMatchers", as: "GREYAllOf", .list),
    .init("GREYAnyOfMatchers", as: "GREYAnyOf", .list),
    .init("CGPointMake", as: "CGPoint", .labeled(["x", "y"])),
    .init("CGSizeMake", as: "CGSize", .labeled(["width", "height"])),
    .init("CGRectMake", as: "CGRect", .labeled(["x", "y", "width", "height"])),
    .init("CGVectorMake", as: "CGVector", .labeled(["dx", "dy"])),
    .init("advance", .labeled(["by"])),
    .init("waitFor", .labeled([nil, "timeout"])),
  ]

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// A row of the table of messages: a selector, and its method in Swift.
///
///     ObjectiveCMessage("actionForTapAtPoint:", is: "actionForTap(at:)")
struct ObjectiveCMessage: Sendable {
  /// How an argument of the message is translated.
  enum Argument: Hashable, Sendable {
    case unlabeled
    case labeled(String)
    /// An error: `nil`, which Swift omits, or the variable that receives it, with the label `error`.
    case error
  }

  let selector: String
  let name: String
  let arguments: [Argument]

  private init(_ selector: String, _ name: String, _ arguments: Argument...) {
    self.selector = selector
    self.name = name
    self.arguments = arguments
  }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - selector: The selector in Objective-C.
  ///   - spelling: The method's name in Swift with its labels, such as `actionForTap(at:)`.
  init(_ selector: String, is spelling: String) {
    let method = ScriptAlias(spelling, of: selector)
    self.selector = selector
    name = method.name
    arguments = method.labels.map { $0.map { .labeled($0) } ?? .unlabeled }
  }

  static let all = interactions + actions + matchers

  private static let interactions: [ObjectiveCMessage] = [
    .init("selectElementWithMatcher:", "selectElement", .labeled("with")),
    .init("inRoot:", "inRoot", .unlabeled),
    .init("atIndex:", "atIndex", .unlabeled),
    .init("performAction:", "perform", .unlabeled),
    .init("performAction:error:", "perform", .unlabeled, .error),
    .init("assertWithMatcher:", "assert", .unlabeled),
    .init("assertWithMatcher:error:", "assert", .unlabeled, .error),
    .init("assert:", "assert", .unlabeled),
    .init("assert:error:", "assert", .unlabeled, .error),
    .init("usingSearchAction:onElementWithMatcher:", "usingSearch", .unlabeled, .labeled("onElementWith")),
    .init("sharedInstance", "sharedInstance"),
    .init("sharedConfiguration", "sharedInstance"),
    .init("setValue:forConfigKey:", "setValue", .unlabeled, .labeled("forConfigKey")),
    .init("reset", "reset"),
    .init("rotateDeviceToOrientation:error:", "rotateDevice", .labeled("to"), .error),
    .init("rotateDeviceToOrientation:errorOrNil:", "rotateDevice", .labeled("to"), .error),
    .init("dismissKeyboardWithError:", "dismissKeyboard", .error),
    .init("shakeDeviceWithError:", "shakeDevice", .error),
    .init("AcceptSystemDialogWithError:", "acceptSystemDialog", .error),
    .init("DenySystemDialogWithError:", "denySystemDialog", .error),
    .init("TapSystemDialogButtonWithText:error:", "tapSystemDialogButton", .labeled("withText"), .error),
    .init(
      "TypeSystemAlertText:forPlaceholderText:error:", "typeSystemAlertText", .unlabeled,
      .labeled("forPlaceholderText"), .error),
    .init("WaitForAlertVisibility:withTimeout:", is: "waitForAlertVisibility(_:withTimeout:)"),
    .init("setRootMatcherForSubsequentInteractions:", is: "setRootMatcherForSubsequentInteractions(_:)"),
    .init("backgroundApplication", is: "backgroundApplication()"),
    .init("openDeepLinkURL:withApplication:error:", "openDeepLinkURL", .unlabeled, .labeled("with"), .error),
    .init("openDeeplinkURL:withApplication:error:", "openDeepLinkURL", .unlabeled, .labeled("with"), .error),
  ]

  static let bySelector = Dictionary(uniqueKeysWithValues: all.map { ($0.selector, $0) })
}

/// A row of the table of constants: a type's prefix and the names after it.
struct ObjectiveCConstants: Sendable {
  let prefix: String
  let names: [String]

  private init(_ prefix: String, _ names: String) {
    self.prefix = prefix
    self.names = names.split(separator: " ").map(String.init)
  }

  static let all: [ObjectiveCConstants] = [
    .init("kGREYDirection", "Left Right Up Down"),
    .init("kGREYContentEdge", "Left Right Top Bottom"),
    .init("kGREYPinchDirection", "Inward Outward"),
    .init("kGREYLayoutAttribute", "Left Right Top Bottom"),
    .init("kGREYLayoutDirection", "Left Right Up Down"),
    .init("kGREYLayoutRelation", "Equal GreaterThanOrEqual LessThanOrEqual"),
    .init(
      "UIAccessibilityTrait",
      """
      None Button Link SearchField Image Selected PlaysSound KeyboardKey StaticText SummaryElement NotEnabled \
      UpdatesFrequently StartsMediaSession Adjustable AllowsDirectInteraction CausesPageTurn Header TabBar
      """),
    .init(
      "UIDeviceOrientation", "Portrait PortraitUpsideDown LandscapeLeft LandscapeRight FaceUp FaceDown"),
  ]

  /// The constants of Core Graphics, with their members in Swift.
  static let geometry = [
    "CGPointZero": ["CGPoint", "zero"], "CGSizeZero": ["CGSize", "zero"], "CGRectZero": ["CGRect", "zero"],
    "CGRectNull": ["CGRect", "null"], "CGRectInfinite": ["CGRect", "infinite"],
    "CGVectorZero": ["CGVector", "zero"],
  ]

  /// The full names of all constants, for messages.
  static let fullNames = all.flatMap { row in row.names.map { row.prefix + $0 } }

  /// Returns the constant's member in Swift, such as `up`; `nil` if no row has the constant.
  static func member(for constant: String) -> String? {
    all.lazy.compactMap { $0.member(for: constant) }.first
  }

  /// Whether a name looks like a constant of the table.
  static func hasPrefix(of name: String) -> Bool {
    all.contains { name.hasPrefix($0.prefix) }
  }

  private func member(for constant: String) -> String? {
    guard constant.hasPrefix(prefix) else { return nil }
    let name = String(constant.dropFirst(prefix.count))
    return names.contains(name) ? name.prefix(1).lowercased() + name.dropFirst() : nil
  }
}
