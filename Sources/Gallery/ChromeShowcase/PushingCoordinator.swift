import HeadlessUIKit
import ShowcaseKit

/// A coordinator that pushes one screen onto its navigation controller.
class PushingCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  let recorder = CommandRecorder.current

  required init() {}

  func start() {
    navigationController?.pushViewController(makeScreen(), animated: true)
  }

  func stop() {}

  /// Makes the screen with its mocked data; a subclass overrides this.
  func makeScreen() -> UIViewController {
    preconditionFailure("\(type(of: self)) must override makeScreen()")
  }
}

/// A coordinator whose screen shows each command that it sends in an alert, as Chrome's Showcase
/// does.
class AlertingCoordinator: PushingCoordinator {
  override func start() {
    let screen = makeScreen()
    recorder.alerter = ProtocolAlerter(on: screen)
    navigationController?.pushViewController(screen, animated: true)
  }
}
