import HeadlessUIKit
import ShowcaseKit

/// A screen that puts its view into itself, which UIKit refuses with an exception.
final class SelfishViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(view)
  }
}

/// A screen that does so two seconds after it became idle.
final class SelfishLaterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    UIApplication.shared.runLoop.schedule(after: 2, name: "selfishness") { [unowned self] in
      view.addSubview(view)
    }
  }
}

/// A screen that never becomes idle, so that its use case cannot be launched.
final class RestlessViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tick()
  }

  private func tick() {
    UIApplication.shared.runLoop.schedule(after: 1, name: "tick") { [weak self] in self?.tick() }
  }
}
