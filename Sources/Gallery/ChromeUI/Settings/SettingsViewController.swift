import HeadlessUIKit

/// The main settings screen.
public final class SettingsViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .gray
  }
}
