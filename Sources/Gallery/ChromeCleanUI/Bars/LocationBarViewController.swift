import ChromeCleanCommands
import HeadlessUIKit

/// The address of the page with a lock icon; the user can edit the address, or type words to
/// search for.
package final class LocationBarViewController: UIViewController {
  package weak var dispatcher: (any LocationBarCommands)?
  let textField = UITextField()
  let securityIcon = UIImageView()
  private var location = PageLocation.empty

  package override func viewDidLoad() {
    super.viewDidLoad()
    setUpTextField()
    securityIcon.accessibilityIdentifier = "kLocationBarSecurityIconIdentifier"
    layOut()
    showLocation()
  }

  private func setUpTextField() {
    textField.becomeBarField(
      label: "Address and search bar", placeholder: "Search or type URL", "kLocationBarTextFieldIdentifier")
    textField.keyboardType = .webSearch
    textField.returnKeyType = .go
    textField.clearButtonMode = .whileEditing
    textField.addAction(UIAction { [unowned self] _ in editingDidBegin() }, for: .editingDidBegin)
    textField.addAction(UIAction { [unowned self] _ in go() }, for: .editingDidEndOnExit)
    textField.addAction(UIAction { [unowned self] _ in showLocation() }, for: .editingDidEnd)
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [securityIcon, textField])
    stack.alignment = .center
    stack.spacing = 8
    view.addConstrained([stack])
    securityIcon.setContentHuggingPriority(.required, for: .horizontal)
    securityIcon.setContentCompressionResistancePriority(.required, for: .horizontal)
    textField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
    ])
  }
}

// MARK: Editing

extension LocationBarViewController {
  /// Selects the whole address, so that typing replaces it.
  private func editingDidBegin() {
    showSecurity(.none)
    textField.text = location.address
    textField.selectAll(nil)
  }

  private func go() {
    let text = textField.text ?? ""
    if !text.allSatisfy(\.isWhitespace) { dispatcher?.loadPage(for: text) }
  }

  private func showLocation() {
    textField.text = location.text
    showSecurity(location.security)
  }

  private func showSecurity(_ security: PageLocation.Security) {
    let look = SecurityLook(of: security)
    securityIcon.image = UIImage(systemName: look.symbol)
    securityIcon.tintColor = look.color
    securityIcon.isAccessibilityElement = look.label != nil
    securityIcon.accessibilityLabel = look.label
  }
}

extension LocationBarViewController: LocationBarConsumer {
  /// Text that the user is typing is kept until editing ends.
  package func setLocation(_ location: PageLocation) {
    self.location = location
    if !textField.isEditing { showLocation() }
  }
}

/// How the location bar shows the security of a page's connection.
struct SecurityLook {
  let symbol: String
  let color: UIColor
  /// The label for VoiceOver; `nil` for a decoration.
  let label: String?

  init(of security: PageLocation.Security) {
    (symbol, color, label) =
      switch security {
      case .none: ("magnifyingglass", .secondaryLabel, nil)
      case .secure: ("lock.fill", .systemGreen, "Connection is secure")
      case .notSecure: ("exclamationmark.triangle.fill", .systemRed, "Not secure")
      }
  }
}

/// Shows where the active page is.
@MainActor
package protocol LocationBarConsumer: AnyObject {
  func setLocation(_ location: PageLocation)
}

/// The address of a page, as it is read and as it is edited.
package struct PageLocation: Hashable, Sendable {
  /// The part that identifies the site; empty in a tab that shows no page.
  package let text: String
  /// The whole address, as it is edited.
  package let address: String
  /// The security of the connection to the page.
  package let security: Security

  /// The security of a connection.
  package enum Security: Hashable, Sendable, CaseIterable {
    /// There is no connection to secure.
    case none
    case secure
    case notSecure
  }

  package init(text: String, address: String, security: Security) {
    (self.text, self.address, self.security) = (text, address, security)
  }

  /// The location of a tab that shows no page.
  package static let empty: PageLocation = PageLocation(text: "", address: "", security: .none)
}
