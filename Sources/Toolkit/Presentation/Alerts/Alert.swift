import Flow
import HeadlessUIKit

/// A message with buttons and optional text fields, which ends with the value of the tapped button.
///
///     struct Cancelled: Error {}
///     let alert = Alert(
///       title: "Sure?",
///       actions: .init(title: "Yes") { true }, .init(title: "Cancel", style: .cancel) { throw Cancelled() })
///     controller.present(alert).onValue { print($0) }
public struct Alert<Value> {
  /// The title; `nil` by default.
  public var title: String?
  /// The text below the title; `nil` by default.
  public var message: String?
  /// The buttons, in the order in which they are added.
  public var actions: [Action]
  /// The text fields, which action sheets do not show; none by default.
  public var fields: [Field]
  /// The color of the buttons; `UIColor.defaultAlertTintColor` by default.
  public var tintColor: UIColor?

  /// Creates an alert with a list of buttons.
  ///
  /// - Parameters:
  ///   - title: The title; none by default.
  ///   - message: The text below the title; none by default.
  ///   - tintColor: The color of the buttons; `UIColor.defaultAlertTintColor` by default.
  ///   - fields: The text fields, which action sheets do not show; none by default.
  ///   - actions: The buttons, in the order in which they are added.
  public init(
    title: String? = nil, message: String? = nil, tintColor: UIColor? = nil, fields: [Field] = [],
    actions: [Action]
  ) {
    (self.title, self.message, self.tintColor) = (title, message, tintColor)
    (self.fields, self.actions) = (fields, actions)
  }

  /// Creates an alert with some buttons.
  ///
  /// - Parameters:
  ///   - title: The title; none by default.
  ///   - message: The text below the title; none by default.
  ///   - tintColor: The color of the buttons; `UIColor.defaultAlertTintColor` by default.
  ///   - fields: The text fields, which action sheets do not show; none by default.
  ///   - actions: The buttons, in the order in which they are added.
  public init(
    title: String? = nil, message: String? = nil, tintColor: UIColor? = nil, fields: [Field] = [],
    actions: Action...
  ) {
    self.init(title: title, message: message, tintColor: tintColor, fields: fields, actions: actions)
  }

  /// A button with its value.
  public struct Action {
    /// The button's title, which is also its accessibility label.
    public var title: String
    /// The button's style.
    public var style: UIAlertAction.Style
    /// Returns the value for the texts of all fields; a thrown error is the alert's result.
    public var action: ([String]) throws -> Value
    /// Returns whether the button is enabled for the texts of all fields; always `true` by default.
    public var enabledPredicate: ([String]) -> Bool = { _ in true }

    /// Creates a button whose value depends on the texts of the fields.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The style; `default` by default.
    ///   - action: Returns the value for the texts of all fields, in order; a thrown error is the
    ///     alert's result.
    public init(
      title: String, style: UIAlertAction.Style = .default, action: @escaping ([String]) throws -> Value
    ) {
      (self.title, self.style, self.action) = (title, style, action)
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The style; `default` by default.
    ///   - action: Returns the value; a thrown error is the alert's result.
    public init(title: String, style: UIAlertAction.Style = .default, action: @escaping () throws -> Value) {
      self.init(title: title, style: style) { (_: [String]) in try action() }
    }
  }

  /// A text field.
  public struct Field {
    /// The initial text.
    public var initial: String
    /// Configures the field before it gets its text.
    public var configure: @MainActor (UITextField) -> Void

    /// Creates a text field.
    ///
    /// - Parameters:
    ///   - initial: The initial text; empty by default.
    ///   - configure: Configures the field before it gets its text; does nothing by default.
    public init(initial: String = "", configure: @escaping @MainActor (UITextField) -> Void = { _ in }) {
      self.initial = initial
      self.configure = configure
    }
  }
}

extension Alert.Field {
  /// The type itself, for lists of fields such as `[.Field()]`.
  public typealias Field = Alert.Field
}

extension UIColor {
  /// The color of the buttons of alerts without a color; `nil`, the system's, by default.
  @MainActor public static var defaultAlertTintColor: UIColor? {
    get { PresentationSettings.current.alertTintColor }
    set { PresentationSettings.current.alertTintColor = newValue }
  }
}

extension Alert: Presentable {
  /// Returns the alert's controller, which is presented modally by default, and the future of its
  /// value.
  public func materialize() -> (UIViewController, Future<Value>) {
    let results = Callbacker<Flow.Result<Value>>()
    let (alert, updating) = makeController(.alert, results: results)
    alert.preferredPresentationStyle = .modal
    // The style is applied later, and a controller cannot change from an alert to an action sheet.
    alert.presentationState.makeSheet = { makeController(.actionSheet, results: results).controller }
    alert.debugPresentationArguments = ["title": title, "message": message]
    return (alert, Future { completion in DisposeBag(updating, results.addCallback(completion)) })
  }

  /// Returns a controller whose buttons send results, and the listening that enables them by the
  /// texts.
  @MainActor
  private func makeController(
    _ style: UIAlertController.Style, results: Callbacker<Flow.Result<Value>>
  ) -> (controller: UIAlertController, updating: any Disposable) {
    let controller = UIAlertController(title: title, message: message, preferredStyle: style)
    (tintColor ?? .defaultAlertTintColor).map { controller.view.tintColor = $0 }
    // UIKit raises an exception for a field in an action sheet.
    if style == .alert {
      for field in fields {
        controller.addTextField { textField in
          field.configure(textField)
          textField.text = field.initial
        }
      }
    }
    for action in actions { controller.addAction(action.makeAlertAction(of: controller, results: results)) }
    let update = { [weak controller] in
      guard let controller else { return }
      for (action, button) in zip(actions, controller.actions) {
        button.isEnabled = action.enabledPredicate(controller.fieldTexts)
      }
    }
    update()
    let updating = DisposeBag()
    for field in controller.textFields ?? [] { updating += field.onValue { _ in update() } }
    return (controller, updating)
  }
}

extension Alert.Action {
  @MainActor
  fileprivate func makeAlertAction(
    of controller: UIAlertController, results: Callbacker<Flow.Result<Value>>
  ) -> UIAlertAction {
    let button = UIAlertAction(title: title, style: style) { [weak controller] _ in
      let texts = controller?.fieldTexts ?? []
      results.callAll(with: Flow.Result { try action(texts) })
    }
    button.accessibilityLabel = title
    return button
  }
}

extension UIAlertController {
  fileprivate var fieldTexts: [String] { (textFields ?? []).map { $0.text ?? "" } }
}
