import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The introduction over an empty screen.
final class IntroCoordinator: Coordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let introduction = IntroViewController()
    introduction.finished = { CommandRecorder.current.record("IntroViewController", function: "finished()") }
    baseViewController?.present(introduction, animated: false)
  }

  func stop() {
    baseViewController?.dismiss(animated: false)
  }
}
