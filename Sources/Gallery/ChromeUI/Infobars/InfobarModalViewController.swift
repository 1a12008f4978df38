import HeadlessUIKit

/// What an infobar has to tell beyond its banner; shown in a navigation controller.
package final class InfobarModalViewController: UIViewController {
  /// Called when the user wants no more of it.
  package var didCancel: @MainActor () -> Void = {}

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in didCancel() })
    cancel.accessibilityIdentifier = "kInfobarModalCancelButton"
    navigationItem.leftBarButtonItem = cancel
  }
}
