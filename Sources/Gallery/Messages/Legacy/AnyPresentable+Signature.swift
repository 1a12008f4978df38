import Flow
import HeadlessUIKit
import Presentation

extension AnyPresentable where Matter == UIViewController, Result == Future<String> {
  /// The old editor of the signature, which ends with the signature that is saved.
  ///
  /// - Parameter signature: What there is to edit; nothing by default.
  @MainActor
  public static func editSignature(_ signature: String = "") -> AnyPresentable {
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
  public static func editSignature(
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
