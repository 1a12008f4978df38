import HeadlessUIKit

/// The empty screen below the modal.
final class SaveCardContainerViewController: UIViewController {
  /// Told once, when the screen has appeared.
  var didAppearFirst: ((UIViewController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Save Card Infobar", table: "SaveCard")
    view.backgroundColor = .systemBackground
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppearFirst?(self)
    didAppearFirst = nil
  }
}
