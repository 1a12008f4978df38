import HeadlessUIKit

/// One button of an alert.
@MainActor
public struct AlertAction {
  public let title: String
  public let style: Style
  /// Told of the tap.
  let handler: @MainActor () -> Void

  /// What a button does to the user's data.
  public enum Style: Hashable, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public init(title: String, style: Style = .default, handler: @escaping @MainActor () -> Void) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// One text field of an alert.
public struct TextFieldConfiguration: Hashable, Sendable {
  public let placeholder: String
  public let accessibilityIdentifier: String
  /// Whether the characters are shown as dots.
  public let isSecure: Bool

  public init(placeholder: String, accessibilityIdentifier: String, isSecure: Bool = false) {
    self.placeholder = placeholder
    self.accessibilityIdentifier = accessibilityIdentifier
    self.isSecure = isSecure
  }
}
