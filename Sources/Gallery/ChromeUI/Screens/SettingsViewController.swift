import HeadlessUIKit

/// The main settings screen.
package final class SettingsViewController: UIViewController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .gray
  }
}
