import HeadlessUIKit
import ShowcaseKit

/// Screens for an audit: one that is well, one that is not, and one that crashes.
let obstacles = Showcase("Obstacles") {
  UseCase("Calm", of: CalmViewController.self)
  UseCase("Small", of: SmallButtonViewController.self)
  UseCase("Traps", of: TrappingViewController.self)
}

/// A button that is hard to hit.
final class SmallButtonViewController: CalmViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 20, height: 20))
    button.accessibilityLabel = "Close"
    view.addSubview(button)
  }
}
