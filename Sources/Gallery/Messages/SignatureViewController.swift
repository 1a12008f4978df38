import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// The owner of an editor.
@MainActor
protocol SignatureViewControllerDelegate: AnyObject {
  /// Receives the signature when the user saves it.
  func signatureViewController(_ controller: SignatureViewController, didSave signature: String)
}

/// An editor of the line below the user's messages, written before there were presentables: it has
/// a delegate.
package final class SignatureViewController: UIViewController {
  weak var delegate: (any SignatureViewControllerDelegate)?
  private let field = UITextField.field(titled: String(message: "Signature"), identifier: "signature.text")

  /// Creates an editor of a signature.
  init(signature: String) {
    super.init(nibName: nil, bundle: nil)
    field.text = signature
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func viewDidLoad() {
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

extension AnyPresentable where Matter == UIViewController, Result == Future<String> {
  /// Returns the old editor of the signature, which ends with the signature that is saved.
  ///
  /// - Parameter signature: The signature at first; empty by default.
  @MainActor
  package static func editSignature(_ signature: String = "") -> AnyPresentable {
    AnyPresentable {
      let editor = SignatureViewController(signature: signature)
      return (editor, Future { SignatureSaving($0).begin(with: editor) })
    }
  }
}

extension Presentation where P == AnyPresentable<UIViewController, any Disposable> {
  /// Returns the old editor of the signature, which passes each saved signature to a closure, and
  /// is ended by its presenter.
  ///
  /// - Parameters:
  ///   - signature: The signature at first; empty by default.
  ///   - save: Called with each signature that the user saves.
  @MainActor
  package static func editSignature(
    _ signature: String = "", save: @escaping (String) -> Void
  ) -> DisposablePresentation {
    DisposablePresentation(style: .modal) {
      let editor = SignatureViewController(signature: signature)
      return (editor, SignatureSaving { $0.value.map(save) }.begin(with: editor))
    }
  }
}

/// The editor's delegate, which replaces an earlier owner.
@MainActor
private final class SignatureSaving: SignatureViewControllerDelegate {
  private let save: (Flow.Result<String>) -> Void

  init(_ save: @escaping (Flow.Result<String>) -> Void) {
    self.save = save
  }

  /// Becomes the editor's delegate until the returned disposable is disposed of.
  func begin(with editor: SignatureViewController) -> any Disposable {
    editor.delegate = self
    let bag = DisposeBag()
    // The editor's reference is weak.
    bag.hold(self)
    return bag
  }

  func signatureViewController(_ controller: SignatureViewController, didSave signature: String) {
    save(.success(signature))
  }
}
