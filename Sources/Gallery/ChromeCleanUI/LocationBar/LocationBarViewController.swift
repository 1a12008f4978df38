import ChromeCleanCommands
import HeadlessUIKit

/// The address of the page with its lock; who touches it can change the address, or type words to search for.
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
    textField.accessibilityIdentifier = "kLocationBarTextFieldIdentifier"
    textField.accessibilityLabel = "Address and search bar"
    textField.placeholder = "Search or type URL"
    textField.font = .barText
    textField.adjustsFontForContentSizeCategory = true
    textField.keyboardType = .webSearch
    textField.returnKeyType = .go
    textField.autocapitalizationType = .none
    textField.autocorrectionType = .no
    textField.clearButtonMode = .whileEditing
    textField.addAction(UIAction { [unowned self] _ in editingDidBegin() }, for: .editingDidBegin)
    textField.addAction(UIAction { [unowned self] _ in go() }, for: .editingDidEndOnExit)
    textField.addAction(UIAction { [unowned self] _ in showLocation() }, for: .editingDidEnd)
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [securityIcon, textField])
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
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
  /// The whole address is there to be replaced at once.
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
  /// What the user types is kept until that is over.
  package func setLocation(_ location: PageLocation) {
    self.location = location
    if !textField.isEditing { showLocation() }
  }
}
