import HeadlessUIKit

/// Shows one saved password, as dots until the user unlocks it.
package final class CredentialDetailsViewController: UITableViewController {
  package weak var delegate: (any CredentialDetailsConsumerDelegate)?
  private let credential: Credential
  /// The password while it is readable.
  private var password: String?

  package init(_ credential: Credential) {
    self.credential = credential
    super.init(style: .insetGrouped)
    title = credential.serviceName
  }

  package required init?(coder: NSCoder) { nil }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (name, value) = rows[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.contentConfiguration = UIListContentConfiguration.subtitle(value, name)
    if indexPath.row == Self.passwordRow { cell.accessoryView = makeEyeButton() }
    return cell
  }
}

extension CredentialDetailsViewController {
  private static let passwordRow = 2
  private static let dots = String(repeating: "•", count: 8)

  /// The names and values of the rows.
  private var rows: [(name: String, value: String)] {
    [
      (text("Website"), credential.serviceName),
      (text("Username"), credential.user),
      (text("Password"), password ?? Self.dots),
    ]
  }

  private func makeEyeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: password == nil ? "eye" : "eye.slash"), for: .normal)
    button.accessibilityLabel = password == nil ? text("Show Password") : text("Hide Password")
    button.accessibilityIdentifier = "kCredentialDetailsShowPasswordAccessibilityIdentifier"
    // An accessory view keeps the size that it has.
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    button.addAction(UIAction { [unowned self] _ in togglePassword() }, for: .touchUpInside)
    return button
  }

  private func togglePassword() {
    guard password == nil else { return show(nil) }
    delegate?.unlockPassword(for: credential) { [weak self] password in self?.show(password) }
  }

  private func show(_ password: String?) {
    self.password = password
    tableView.reloadData()
  }

  private func text(_ key: LocalizedKey) -> String {
    String(localized: key, table: "CredentialProvider")
  }
}
