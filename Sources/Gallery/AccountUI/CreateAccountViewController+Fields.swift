import HeadlessUIKit

extension CreateAccountViewController {
  /// Gives each field its keyboard, and follows what is typed.
  func setUpFields() {
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
  /// Tells what is wrong with a field that was left; an empty one may still be filled in later.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    guard let field = field(of: textField), textField.text?.isEmpty == false else { return }
    visitedFields.insert(field)
    showProblems()
  }

  /// The return key leads to the next field, and from the last one to the account.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
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
