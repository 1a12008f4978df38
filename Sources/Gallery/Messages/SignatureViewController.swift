import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// What the editor tells its owner.
@MainActor
protocol SignatureViewControllerDelegate: AnyObject {
  func signatureViewController(_ controller: SignatureViewController, didSave signature: String)
}

/// An editor of the line below one's messages, written before there were presentables: it has a delegate.
package final class SignatureViewController: UIViewController {
  weak var delegate: (any SignatureViewControllerDelegate)?
  private let field = UITextField()

  /// - Parameter signature: What there is to edit.
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

extension AnyPresentable where Matter == UIViewController, Result == Future<String> {
  /// The old editor of the signature, which ends with the signature that is saved.
  ///
  /// - Parameter signature: What there is to edit; nothing by default.
  @MainActor
  package static func editSignature(_ signature: String = "") -> AnyPresentable {
    AnyPresentable {
      let editor = SignatureViewController(signature: signature)
      return (editor, Future { SignatureSaving($0).begin(with: editor) })
    }
  }
}

extension Presentation where P == AnyPresentable<UIViewController, any Disposable> {
  /// The old editor of the signature, which hands each signature that is saved to a closure, and which others end.
  ///
  /// - Parameter signature: What there is to edit; nothing by default.
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

/// The editor's delegate in the place of an old owner.
@MainActor
private final class SignatureSaving: SignatureViewControllerDelegate {
  private let save: (Flow.Result<String>) -> Void

  init(_ save: @escaping (Flow.Result<String>) -> Void) {
    self.save = save
  }

  /// Listens until the disposable is disposed of, which keeps the delegate.
  func begin(with editor: SignatureViewController) -> any Disposable {
    editor.delegate = self
    let bag = DisposeBag()
    bag.hold(self)
    return bag
  }

  func signatureViewController(_ controller: SignatureViewController, didSave signature: String) {
    save(.success(signature))
  }
}
