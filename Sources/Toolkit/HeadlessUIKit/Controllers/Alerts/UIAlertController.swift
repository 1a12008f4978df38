import Foundation

/// A message with buttons: an alert in the middle of the screen, or an action sheet at the bottom,
/// which is a popover on a tablet.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
///     controller.present(alert, animated: true)
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Whether this is an alert or an action sheet.
  public let preferredStyle: Style
  /// The text below the title; `nil` for no text.
  open var message: String? {
    didSet {
      messageLabel.text = message
      updatePopoverSize()
    }
  }
  /// The actions in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The suggested action, which has a heavier title; an action that is not in ``actions`` raises
  /// an exception. `nil` by default.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
      // A handled exception leaves everything as it was.
      self.preferredAction = oldValue
      UIException.raise(
        .internalInconsistency,
        "Setting preferredAction to an action that is not contained in the actions array is not supported")
    }
  }
  /// The action that the user chose; its handler is called after the alert is dismissed.
  public private(set) var chosenAction: UIAlertAction?
  var fields: [UITextField] = []
  /// The minimum height of the box without scrolling buttons, in points.
  var leastHeight: CGFloat = 0
  /// Whether the buttons of a box scroll because the screen is too short.
  var scrollsButtons: Bool = false
  let titleLabel: UILabel = UILabel(frame: .zero)
  let messageLabel: UILabel = UILabel(frame: .zero)

  /// Where an alert is on the screen.
  public enum Style: Hashable, Sendable {
    /// A sheet at the bottom of a phone, or a popover on a tablet.
    case actionSheet
    /// A box in the middle of the screen.
    case alert
  }

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for no title.
  ///   - message: The text below the title; `nil` for no text.
  ///   - preferredStyle: Whether it is an alert or an action sheet. An action sheet on a tablet is a popover,
  ///     which requires a source.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    titleLabel.text = title
    messageLabel.text = message
    let isTablet = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    // The views behind an alert stay visible.
    modalPresentationStyle = preferredStyle == .actionSheet && isTablet ? .popover : .overFullScreen
  }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) {
    nil
  }

  open override var title: String? {
    didSet {
      titleLabel.text = title
      updatePopoverSize()
    }
  }

  /// Builds the alert from its current actions and fields.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    build()
  }

  /// Rebuilds the alert if its buttons begin or cease to need scrolling, as after a rotation.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard !isPopover, appearance != .disappeared, needsScrollingButtons != scrollsButtons else { return }
    // Rebuilding removes the fields from the hierarchy, and so the first responder.
    let editedField = fields.first(where: \.isFirstResponder)
    build()
    editedField?.becomeFirstResponder()
  }

  private func build() {
    view.subviews.forEach { $0.removeFromSuperview() }
    view.layoutGuides.forEach(view.removeLayoutGuide)
    if isPopover { return addPopover() }
    view.backgroundColor = .black.withAlphaComponent(0.2)
    preferredStyle == .alert ? addAlert() : addSheet()
  }

  /// Makes the first text field the first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  /// Performs the cancel action, if there is one.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return false }
    perform(cancelAction)
    return true
  }

  /// Chooses the cancel action, since a tap outside a popover replaces its button.
  override func willBeDismissedByUser() {
    chosenAction = cancelAction
  }

  override func wasDismissedByUser() {
    if let chosenAction { chosenAction.handler?(chosenAction) }
  }

  override func missingPopoverSourceReason(presentedBy source: UIViewController?) -> String {
    "Your application has presented a UIAlertController (\(exceptionName)) of style "
      + "UIAlertControllerStyleActionSheet from \(source.map { "\(type(of: $0)) (\($0.exceptionName))" } ?? "(null)")."
      + " The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must "
      + "provide location information for this popover through the alert controller's "
      + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem. If "
      + "this information is not known when you present the alert controller, you may provide it in the "
      + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }
}

extension UIAlertController {
  /// The text fields in the order in which they were added; `nil` if there are no fields.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a button.
  ///
  /// - Parameter action: The button, below those added earlier; a second `cancel` action raises an
  ///   exception and is not added.
  public func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return UIException.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  /// Adds a text field below the message. An action sheet has no fields, and raises an exception.
  ///
  /// - Parameter configurationHandler: Called once with the new field before this method returns,
  ///   to set its placeholder and the like; `nil` by default.
  public func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIException.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    fields.append(field)
    configurationHandler?(field)
  }

  /// The action with the heavier title: the preferred one, otherwise the cancel action.
  var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }
  var otherActions: [UIAlertAction] { actions.filter { $0.style != .cancel } }

  /// Dismisses the alert, then calls the action's handler.
  func perform(_ action: UIAlertAction) {
    chosenAction = action
    dismiss(animated: true) { action.handler?(action) }
  }
}
