import Flow
import HeadlessUIKit

/// A message with buttons, and perhaps with text fields, that ends with the value of the button that the user taps.
public struct Alert<Value> {
  public var title: String?
  public var message: String?
  /// The buttons.
  public var actions: [Action]
  /// The text fields, which a sheet has not.
  public var fields: [Field]
  /// The color of the buttons; ``UIColor/defaultAlertTintColor`` by default.
  public var tintColor: UIColor?

  /// Makes an alert of a list of buttons.
  public init(
    title: String? = nil, message: String? = nil, tintColor: UIColor? = nil, fields: [Field] = [],
    actions: [Action]
  ) {
    self.title = title
    self.message = message
    self.tintColor = tintColor
    self.fields = fields
    self.actions = actions
  }

  /// Makes an alert of some buttons.
  public init(
    title: String? = nil, message: String? = nil, tintColor: UIColor? = nil, fields: [Field] = [],
    actions: Action...
  ) {
    self.init(title: title, message: message, tintColor: tintColor, fields: fields, actions: actions)
  }

  /// A button, and what comes of tapping it.
  public struct Action {
    public var title: String
    public var style: UIAlertAction.Style
    /// Makes the value of the texts of all fields, or fails the alert with what it throws.
    public var action: ([String]) throws -> Value
    /// Whether the button can be tapped while the fields have such texts; yes by default.
    public var enabledPredicate: ([String]) -> Bool = { _ in true }

    /// Makes a button whose value depends on the texts of the fields.
    public init(
      title: String, style: UIAlertAction.Style = .default, action: @escaping ([String]) throws -> Value
    ) {
      self.title = title
      self.style = style
      self.action = action
    }

    /// Makes a button.
    public init(title: String, style: UIAlertAction.Style = .default, action: @escaping () throws -> Value) {
      self.init(title: title, style: style) { (_: [String]) in try action() }
    }
  }

  /// A text field.
  public struct Field {
    /// The text at the beginning.
    public var initial: String
    /// Prepares the field, before it has its text.
    public var configure: @MainActor (UITextField) -> Void

    public init(initial: String = "", configure: @escaping @MainActor (UITextField) -> Void = { _ in }) {
      self.initial = initial
      self.configure = configure
    }
  }
}

extension Alert.Field {
  /// Lets a list of fields be written as `[.Field()]`.
  public typealias Field = Alert.Field
}

extension UIColor {
  /// The color of the buttons of alerts that have none themselves; the system's by default.
  @MainActor public static var defaultAlertTintColor: UIColor? {
    get { PresentationSettings.current.alertTintColor }
    set { PresentationSettings.current.alertTintColor = newValue }
  }
}
