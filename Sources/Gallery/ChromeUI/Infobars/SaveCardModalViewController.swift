import HeadlessUIKit

/// Lets the user correct a card before it is saved.
package final class SaveCardModalViewController: UIViewController {
  package weak var delegate: (any SaveCardModalDelegate)?
  private let content: SaveCardContent
  private lazy var nameField = makeField("CardholderName", text: content.cardholderName)
  private lazy var monthField = makeField("ExpirationMonth", text: content.expirationMonth, digits: true)
  private lazy var yearField = makeField("ExpirationYear", text: content.expirationYear, digits: true)
  private lazy var saveButton = ActionButton(
    text("Save"), prominence: .primary, identifier: "kSaveCardModalSaveButtonAccessibilityIdentifier"
  ) { [unowned self] in save() }

  package init(_ content: SaveCardContent) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    let column = ReadableColumnView(makeColumn(), alignment: .top)
    view = PromoLayoutView(content: column, actions: [saveButton].compactMap(\.self))
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIBarButtonItem(
      title: text("Cancel"),
      primaryAction: UIAction { [unowned self] _ in delegate?.dismissInfobarModal() })
    cancel.accessibilityIdentifier = "kInfobarModalCancelButton"
    navigationItem.leftBarButtonItem = cancel
  }
}

extension SaveCardModalViewController {
  private func makeColumn() -> [UIView] {
    [
      UILabel(promo: content.cardNumber, font: .preferredFont(forTextStyle: .title2)),
      makeRow("Name on Card", nameField),
      makeRow("Expiration Month", monthField),
      makeRow("Expiration Year", yearField),
    ].compactMap(\.self) + content.legalMessages.map(makeLegalLabel)
  }

  /// A field below its name.
  private func makeRow(_ name: LocalizedKey, _ field: UITextField) -> UIView {
    let label = UILabel()
    label.text = text(name)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    field.accessibilityLabel = label.text
    let row = UIStackView(arrangedSubviews: [label, field])
    row.axis = .vertical
    row.spacing = 4
    return row
  }

  private func makeField(_ name: String, text: String, digits: Bool = false) -> UITextField {
    let field = UITextField()
    field.text = text
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.keyboardType = digits ? .numberPad : .default
    field.accessibilityIdentifier = "kSaveCardModal\(name)FieldAccessibilityIdentifier"
    field.addAction(UIAction { [unowned self] _ in checkFields() }, for: .editingChanged)
    return field
  }

  private func makeLegalLabel(_ message: SaveCardContent.LegalMessage) -> UIView {
    LinkLabel(message.text, linkRange: message.linkRange, url: message.url) { [weak self] in
      self?.delegate?.dismissModal(navigatingTo: message.url)
    }
  }

  /// A card without a name, or with an impossible date, cannot be saved.
  private func checkFields() {
    // No month has the number 0, so text that is not a number is refused as well.
    let month = Int(monthField.text ?? "") ?? 0
    let hasName = nameField.text?.isEmpty == false
    let hasYear = yearField.text?.count == 4 && Int(yearField.text ?? "") != nil
    saveButton?.isEnabled = hasName && hasYear && (1...12).contains(month)
  }

  private func save() {
    delegate?.saveCard(
      cardholderName: nameField.text ?? "", expirationMonth: monthField.text ?? "",
      expirationYear: yearField.text ?? "")
  }

  private func text(_ key: LocalizedKey) -> String {
    String(localized: key, table: "SaveCard")
  }
}

/// Receives what the user decides about saving a card.
@MainActor
package protocol SaveCardModalDelegate: AnyObject {
  func saveCard(cardholderName: String, expirationMonth: String, expirationYear: String)
  func dismissModal(navigatingTo url: String)
  func dismissInfobarModal()
}

/// The card to save, as a modal shows it.
package struct SaveCardContent: Hashable, Sendable {
  /// The number, of which only the last digits are readable.
  package let cardNumber: String
  package let cardholderName: String
  /// Two digits.
  package let expirationMonth: String
  /// Four digits.
  package let expirationYear: String
  package let legalMessages: [LegalMessage]

  package init(
    cardNumber: String, cardholderName: String, expirationMonth: String, expirationYear: String,
    legalMessages: [LegalMessage]
  ) {
    self.cardNumber = cardNumber
    self.cardholderName = cardholderName
    self.expirationMonth = expirationMonth
    self.expirationYear = expirationYear
    self.legalMessages = legalMessages
  }

  /// A text, one part of which links to a page.
  package struct LegalMessage: Hashable, Sendable {
    package let text: String
    package let linkRange: NSRange
    package let url: String

    package init(text: String, linkRange: NSRange, url: String) {
      (self.text, self.linkRange, self.url) = (text, linkRange, url)
    }
  }
}
