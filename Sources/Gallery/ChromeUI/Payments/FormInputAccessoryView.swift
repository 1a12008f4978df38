import HeadlessUIKit

/// Receives the taps in the bar above the keyboard.
@MainActor
protocol FormInputAccessoryViewDelegate: AnyObject {
  func formInputAccessoryViewDidTapPrevious(_ view: FormInputAccessoryView)
  func formInputAccessoryViewDidTapNext(_ view: FormInputAccessoryView)
  func formInputAccessoryViewDidTapClose(_ view: FormInputAccessoryView)
}

/// The bar above the keyboard, with buttons for the previous field, the next field, and closing the
/// keyboard.
final class FormInputAccessoryView: UIToolbar {
  private weak var fields: (any FormInputAccessoryViewDelegate)?
  private let previous: UIBarButtonItem
  private let following: UIBarButtonItem

  init(delegate: any FormInputAccessoryViewDelegate) {
    fields = delegate
    previous = UIBarButtonItem(image: UIImage(systemName: "chevron.up"))
    following = UIBarButtonItem(image: UIImage(systemName: "chevron.down"))
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    backgroundColor = .secondarySystemBackground
    accessibilityIdentifier = "kFormInputAccessoryViewAccessibilityID"
    let close = UIBarButtonItem(title: String(localized: "Close", table: "Payments"))
    previous.accessibilityLabel = String(localized: "Previous field", table: "Payments")
    previous.accessibilityIdentifier = "kFormInputAccessoryPreviousAccessibilityID"
    following.accessibilityLabel = String(localized: "Next field", table: "Payments")
    following.accessibilityIdentifier = "kFormInputAccessoryNextAccessibilityID"
    close.accessibilityIdentifier = "kFormInputAccessoryCloseAccessibilityID"
    previous.primaryAction = UIAction { [unowned self] _ in
      fields?.formInputAccessoryViewDidTapPrevious(self)
    }
    following.primaryAction = UIAction { [unowned self] _ in fields?.formInputAccessoryViewDidTapNext(self) }
    close.primaryAction = UIAction { [unowned self] _ in fields?.formInputAccessoryViewDidTapClose(self) }
    items = [previous, following, .flexibleSpace(), close]
  }

  required init?(coder: NSCoder) { nil }

  var isPreviousEnabled: Bool {
    get { previous.isEnabled }
    set { previous.isEnabled = newValue }
  }

  var isNextEnabled: Bool {
    get { following.isEnabled }
    set { following.isEnabled = newValue }
  }
}
