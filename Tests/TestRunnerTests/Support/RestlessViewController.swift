import HeadlessUIKit
import ShowcaseKit

/// A screen that never comes to rest, so that its use case cannot be launched.
final class RestlessViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tick()
  }

  private func tick() {
    UIApplication.shared.runLoop.schedule(after: 1, name: "tick") { [weak self] in self?.tick() }
  }
}
