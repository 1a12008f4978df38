import HeadlessUIKit

/// One button of an alert.
@MainActor
package struct AlertAction {
  package let title: String
  package let style: Style
  /// Called after the tap.
  let handler: @MainActor () -> Void

  /// What a button does to the user's data.
  package enum Style: Hashable, Sendable {
    case `default`
    case cancel
    case destructive
  }

  package init(title: String, style: Style = .default, handler: @escaping @MainActor () -> Void) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// One text field of an alert.
package struct TextFieldConfiguration: Hashable, Sendable {
  package let placeholder: String
  package let accessibilityIdentifier: String
  /// Whether the characters are shown as dots.
  package let isSecure: Bool

  package init(placeholder: String, accessibilityIdentifier: String, isSecure: Bool = false) {
    self.placeholder = placeholder
    self.accessibilityIdentifier = accessibilityIdentifier
    self.isSecure = isSecure
  }
}
