import HeadlessUIKit

/// A screen that puts its view into itself, which UIKit refuses with an exception.
final class SelfishViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(view)
  }
}
