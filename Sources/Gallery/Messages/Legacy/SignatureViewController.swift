import Foundation
import HeadlessUIKit

/// What the editor tells its owner.
@MainActor
protocol SignatureViewControllerDelegate: AnyObject {
  func signatureViewController(_ controller: SignatureViewController, didSave signature: String)
}

/// An editor of the line below one's messages, written before there were presentables: it has a delegate.
public final class SignatureViewController: UIViewController {
  weak var delegate: (any SignatureViewControllerDelegate)?
  private let field = UITextField()

  /// - Parameter signature: What there is to edit.
  init(signature: String) {
    super.init(nibName: nil, bundle: nil)
    field.text = signature
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = String(message: "Signature")
    view.backgroundColor = .systemBackground
    preferredContentSize = CGSize(width: 375, height: 200)
    let save = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.signatureViewController(self, didSave: field.text ?? "")
      })
    save.accessibilityIdentifier = "signature.save"
    navigationItem.rightBarButtonItem = save
    addField()
  }

  private func addField() {
    field.placeholder = String(message: "Signature")
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityIdentifier = "signature.text"
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}
