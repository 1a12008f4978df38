import HeadlessUIKit

/// A screen that puts its view into itself, which UIKit refuses with an exception.
final class SelfishViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(view)
  }
}

/// A screen that does so two seconds after it has come to rest.
final class SelfishLaterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    UIApplication.shared.runLoop.schedule(after: 2, name: "selfishness") { [unowned self] in
      view.addSubview(view)
    }
  }
}
