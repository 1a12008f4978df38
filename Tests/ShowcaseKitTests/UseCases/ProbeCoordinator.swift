import HeadlessUIKit
import ShowcaseKit

/// A coordinator that records its calls.
final class ProbeCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  private let recorder = CommandRecorder.current
  /// The coordinator that was started last, while something keeps it.
  private(set) static weak var latest: ProbeCoordinator?

  func start() {
    Self.latest = self
    recorder.record("Probe")
    let controller = ProbeViewController()
    controller.title = "By the coordinator"
    navigationController?.pushViewController(controller, animated: true)
  }
}

final class ProbeViewController: UIViewController {}
