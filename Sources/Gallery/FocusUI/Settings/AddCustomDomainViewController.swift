import FocusModel
import HeadlessUIKit

/// A form for a domain to complete.
package final class AddCustomDomainViewController: FocusTableViewController {
  private let customDomains: CustomDomains
  private let field = UITextField(frame: .zero)

  /// Creates the form.
  ///
  /// - Parameter customDomains: The list to which the domain is added.
  package init(customDomains: CustomDomains) {
    self.customDomains = customDomains
    super.init()
    title = String(focusSettings: "Add Custom URL")
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    let save = UIBarButtonItem(
      title: String(focusSettings: "Save"), primaryAction: UIAction { [unowned self] _ in saveDomain() })
    save.accessibilityIdentifier = "saveButton"
    save.style = .done
    navigationItem.rightBarButtonItem = save
    setUpField()
    sections = [
      TableSection(
        header: String(focusSettings: "URL to add"),
        rows: [TableRow { [unowned self] in TextFieldCell(field) }],
        makeFooter: { SectionFooterView(String(focusSettings: "Example: example.com")) })
    ]
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  private func setUpField() {
    field.accessibilityIdentifier = "urlInput"
    field.attributedPlaceholder = .focusPlaceholder(String(focusSettings: "Paste or enter URL"))
    field.textColor = .focusText
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.keyboardType = .URL
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.returnKeyType = .done
    field.clearButtonMode = .whileEditing
    field.delegate = self
  }

  /// Adds the domain and leaves the screen, or shows the reason why it is not added.
  private func saveDomain() {
    do throws(CustomDomainError) {
      try customDomains.add(field.text ?? "")
      showToast(String(focusSettings: "New custom URL added."))
      field.resignFirstResponder()
      navigationController?.popViewController(animated: true)
    } catch {
      showToast(error.text)
    }
  }

  private func showToast(_ text: String) {
    if let window = view.window { Toast(text).show(in: window) }
  }
}

extension AddCustomDomainViewController: UITextFieldDelegate {
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    saveDomain()
    return false
  }
}

extension CustomDomainError {
  /// The text of the toast.
  @MainActor fileprivate var text: String {
    switch self {
    case .duplicateDomain: String(focusSettings: "URL already exists.")
    case .invalidURL, .indexOutOfRange: String(focusSettings: "Invalid URL.")
    }
  }
}
