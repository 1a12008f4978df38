import Foundation

/// A message with buttons over everything else: a box in the middle, or a sheet from the bottom, which on a tablet is a
/// popover.
@MainActor
public final class UIAlertController: UIViewController {
  public let preferredStyle: Style
  public var message: String? {
    didSet {
      messageLabel.text = message
      updatePopoverSize()
    }
  }
  public private(set) var actions: [UIAlertAction] = []
  /// The action that the alert suggests, with a heavier title; it is one of ``actions``.
  public var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
      self.preferredAction = oldValue
      UIException.raise(
        .internalInconsistency,
        "Setting preferredAction to an action that is not contained in the actions array is not supported")
    }
  }
  /// The action that the user has chosen; it runs once the alert is gone.
  public private(set) var chosenAction: UIAlertAction?
  var fields: [UITextField] = []
  /// What the box needs at least where its buttons do not scroll.
  var leastHeight: CGFloat = 0
  /// Whether the buttons of a box scroll, for want of room.
  var scrollsButtons: Bool = false
  let titleLabel: UILabel = UILabel(frame: .zero)
  let messageLabel: UILabel = UILabel(frame: .zero)

  /// Where an alert shows.
  public enum Style: Hashable, Sendable {
    case actionSheet
    case alert
  }

  /// Makes an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    titleLabel.text = title
    messageLabel.text = message
    let isTablet = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    modalPresentationStyle = preferredStyle == .actionSheet && isTablet ? .popover : .overFullScreen
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override var title: String? {
    didSet {
      titleLabel.text = title
      updatePopoverSize()
    }
  }

  /// Builds the alert of what it has by now.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    build()
  }

  /// Builds the alert anew where the screen was turned, and the buttons scroll for that, or no longer.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard !isPopover, appearance != .disappeared, needsScrollingButtons != scrollsButtons else { return }
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

  /// Lets the first text field take text.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  /// Cancels, if an action does that.
  public override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return false }
    perform(cancelAction)
    return true
  }

  /// A tap beside a popover is a tap on the button that cancels, which a popover has not.
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
  /// The text fields, in the order of adding; `nil` if there are none.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a button; only one may cancel.
  public func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return UIException.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  /// Adds a text field below the message; only an alert has any.
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

  /// The action whose title is heavier: the preferred one, or else the one that cancels.
  var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }
  var otherActions: [UIAlertAction] { actions.filter { $0.style != .cancel } }

  /// Takes the alert away, and then runs the action.
  func perform(_ action: UIAlertAction) {
    chosenAction = action
    dismiss(animated: true) { action.handler?(action) }
  }
}
