/// One row of the table of messages: a selector, and the method of Swift that it stands for.
struct ObjectiveCMessage: Sendable {
  /// What becomes of an argument of the message.
  enum Argument: Hashable, Sendable {
    case unlabeled
    case labeled(String)
    /// The place for an error, which must be `nil`; Swift has none.
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

  static let all: [ObjectiveCMessage] = [
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
    .init("openDeeplinkURL:withApplication:error:", "openDeepLinkURL", .unlabeled, .labeled("with"), .error),
  ]

  static let bySelector = Dictionary(uniqueKeysWithValues: all.map { ($0.selector, $0) })
}
