import HeadlessUIKit

/// A text of an alert: Chrome's own is in the user's language; what a website says stays as it is.
///
///     let title: AlertText = "Sign In"
///     let message = AlertText.website("This is an alert message from a website.")
struct AlertText: ExpressibleByStringLiteral {
  /// The text as it is written in the source.
  let text: String
  private let isOfWebsite: Bool

  /// Creates one of Chrome's own texts.
  init(stringLiteral text: String) { self.init(text, isOfWebsite: false) }

  private init(_ text: String, isOfWebsite: Bool) {
    (self.text, self.isOfWebsite) = (text, isOfWebsite)
  }

  /// Returns a text that a website gave, which is not translated.
  static func website(_ text: String) -> AlertText { AlertText(text, isOfWebsite: true) }

  /// The text as it is shown.
  var shown: String {
    isOfWebsite ? text : NSLocalizedString(text, tableName: "Alerts", comment: "")
  }
}
