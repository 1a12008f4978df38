import HeadlessUIKit

/// What the form tells its owner.
@MainActor
public protocol CreateAccountViewControllerDelegate: AnyObject {
  func createAccountViewController(
    _ controller: CreateAccountViewController, didFinishWith draft: AccountDraft)
  func createAccountViewControllerDidCancel(_ controller: CreateAccountViewController)
}

/// A form for a new account: three fields, a switch and a button in a column that scrolls above the keyboard.
///
/// What is wrong with a field is told when the visitor leaves it, and from then on with each letter. The button tells
/// everything that is wrong and leads to the first of it.
public final class CreateAccountViewController: UIViewController {
  public weak var delegate: (any CreateAccountViewControllerDelegate)?
  /// What has been typed so far.
  public internal(set) var draft = AccountDraft() {
    didSet { draftDidChange() }
  }
  /// The fields that the visitor has left, and that may tell what is wrong.
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

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Create Account"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = makeCancelItem()
    setUpFields()
    setUpColumn()
    addScrollView()
  }

  private func draftDidChange() {
    isModalInPresentation = draft != AccountDraft()
    showProblems()
  }

  /// Tells the owner what was typed, or the visitor what is wrong.
  func submit() {
    visitedFields = Set(AccountDraft.Field.allCases)
    showProblems()
    guard let field = draft.firstProblem else {
      view.endEditing(true)
      delegate?.createAccountViewController(self, didFinishWith: draft)
      return
    }
    fieldViews[field]?.textField.becomeFirstResponder()
  }

  func showProblems() {
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
    return button
  }

  private func makeNewsRow() -> UIView {
    let label = UILabel()
    label.text = "Send me news about new features"
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    newsSwitch.accessibilityIdentifier = "account.news"
    newsSwitch.accessibilityLabel = label.text
    newsSwitch.setContentHuggingPriority(.required, for: .horizontal)
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
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}
