import HeadlessUIKit

/// The owner of the form, which dismisses it.
@MainActor
package protocol CreateAccountViewControllerDelegate: AnyObject {
  /// Receives the draft when the visitor creates the account; it has no problems.
  func createAccountViewController(
    _ controller: CreateAccountViewController, didFinishWith draft: AccountDraft)
  /// Called when the visitor cancels.
  func createAccountViewControllerDidCancel(_ controller: CreateAccountViewController)
}

/// A form for a new account: three fields, a switch and a button in a column that scrolls above the
/// keyboard.
///
/// A problem with a field is shown when the visitor leaves it, and from then on it is updated with
/// each letter. The button shows all problems and goes to the first one.
package final class CreateAccountViewController: UIViewController {
  /// The owner of the form.
  package weak var delegate: (any CreateAccountViewControllerDelegate)?
  /// The visitor's entries so far.
  package internal(set) var draft = AccountDraft() {
    didSet { draftDidChange() }
  }
  /// The fields that the visitor has left, whose problems may be shown.
  var visitedFields: Set<AccountDraft.Field> = []

  let fieldViews: [AccountDraft.Field: FormFieldView] = [
    .name: FormFieldView(title: "Name", identifier: "account.name"),
    .email: FormFieldView(title: "Email", identifier: "account.email"),
    .password: FormFieldView(title: "Password", identifier: "account.password"),
  ]
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let newsSwitch = UISwitch()
  private lazy var createButton = makeCreateButton()

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Create Account"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = makeCancelItem()
    setUpFields()
    setUpColumn()
    addScrollView()
  }

  private func draftDidChange() {
    // A sheet with entries cannot be swiped away by accident.
    isModalInPresentation = draft != AccountDraft()
    showProblems()
  }

  /// Passes the draft to the delegate, or shows its problems and goes to the first one.
  func submit() {
    // The button reveals the problems of all fields, visited or not.
    visitedFields = Set(AccountDraft.Field.allCases)
    showProblems()
    guard let field = draft.firstProblem else {
      view.endEditing(true)
      delegate?.createAccountViewController(self, didFinishWith: draft)
      return
    }
    fieldViews[field]?.textField.becomeFirstResponder()
  }

  /// Updates the problems of all fields that the visitor has left.
  private func showProblems() {
    for (field, view) in fieldViews {
      view.problem = visitedFields.contains(field) ? draft.problem(in: field) : nil
    }
  }
}

extension CreateAccountViewController {
  private func makeCancelItem() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.createAccountViewControllerDidCancel(self)
      })
  }

  private func makeCreateButton() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Create Account"
    configuration.buttonSize = .large
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.submit() })
    button.accessibilityIdentifier = "account.create"
    button.titleLabel?.numberOfLines = 0
    return button
  }

  private func makeNewsRow() -> UIView {
    let label = UILabel()
    label.text = "Send me news about new features"
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    newsSwitch.accessibilityIdentifier = "account.news"
    // A switch has no title: assistive technology reads the text beside it.
    newsSwitch.accessibilityLabel = label.text
    // The label gets the rest of the width, however large its text is.
    newsSwitch.setContentHuggingPriority(.required, for: .horizontal)
    newsSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
    let changed = UIAction { [weak self] _ in
      guard let self else { return }
      draft.wantsNews = newsSwitch.isOn
    }
    newsSwitch.addAction(changed, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [label, newsSwitch])
    row.alignment = .center
    row.spacing = 12
    return row
  }

  private func setUpColumn() {
    for field in AccountDraft.Field.allCases {
      if let view = fieldViews[field] { column.addArrangedSubview(view) }
    }
    let row = makeNewsRow()
    column.addArrangedSubview(row)
    column.addArrangedSubview(createButton)
    column.axis = .vertical
    column.spacing = 20
    column.setCustomSpacing(32, after: row)
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 24, trailing: 20)
  }

  private func addScrollView() {
    scrollView.keyboardDismissMode = .onDrag
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      // Above the keyboard, so that each field can be scrolled into view.
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      // No wider than the scroll view, which then scrolls vertically only.
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}

extension CreateAccountViewController {
  /// Sets the keyboard of each field, and follows its text.
  private func setUpFields() {
    configure(.name) { field in
      field.textContentType = .name
      field.autocapitalizationType = .words
      field.returnKeyType = .next
    }
    configure(.email) { field in
      field.textContentType = .emailAddress
      field.keyboardType = .emailAddress
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.returnKeyType = .next
    }
    configure(.password) { field in
      field.textContentType = .newPassword
      field.isSecureTextEntry = true
      field.returnKeyType = .done
    }
  }

  private func configure(_ field: AccountDraft.Field, _ body: (UITextField) -> Void) {
    guard let textField = fieldViews[field]?.textField else { return }
    textField.delegate = self
    body(textField)
    let changed = UIAction { [weak self, weak textField] _ in
      self?.set(textField?.text ?? "", in: field)
    }
    textField.addAction(changed, for: .editingChanged)
  }

  private func set(_ text: String, in field: AccountDraft.Field) {
    switch field {
    case .name: draft.name = text
    case .email: draft.email = text
    case .password: draft.password = text
    }
  }

  private func field(of textField: UITextField) -> AccountDraft.Field? {
    AccountDraft.Field.allCases.first { fieldViews[$0]?.textField === textField }
  }
}

extension CreateAccountViewController: UITextFieldDelegate {
  /// Shows the problem of the field that was left, unless it is empty and may still be filled in.
  package func textFieldDidEndEditing(_ textField: UITextField) {
    guard let field = field(of: textField), textField.text?.isEmpty == false else { return }
    visitedFields.insert(field)
    showProblems()
  }

  /// Goes to the next field, or submits the form at the last one.
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let fields = AccountDraft.Field.allCases
    guard let field = field(of: textField), let index = fields.firstIndex(of: field) else { return true }
    if index + 1 < fields.count {
      fieldViews[fields[index + 1]]?.textField.becomeFirstResponder()
    } else {
      submit()
    }
    return false
  }
}
