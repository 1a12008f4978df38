import Foundation

/// One button of an alert, and what it does.
@MainActor
public final class UIAlertAction {
  public let title: String?
  public let style: Style
  /// Whether the button can be tapped; yes by default.
  public var isEnabled: Bool = true { didSet { button?.isEnabled = isEnabled } }
  /// What assistive technologies call the button; its title by default.
  public var accessibilityLabel: String? { didSet { button?.accessibilityLabel = accessibilityLabel } }
  /// What tests find the button by; nothing by default.
  public var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }
  /// The button that shows the action.
  weak var button: UIButton?
  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// What a button does to the user's data.
  public enum Style: Hashable, Sendable {
    case `default`
    case cancel
    case destructive
  }

  /// Makes an action; its handler is called once the alert is gone.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
