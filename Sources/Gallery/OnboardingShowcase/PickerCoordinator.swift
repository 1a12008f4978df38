import HeadlessUIKit
import Onboarding
import ShowcaseKit

/// Pushes the choice of templates, and records what is chosen as a call.
final class PickerCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let picker = BoardTemplatePickerViewController(commands: CommandRecorder.current)
    navigationController?.pushViewController(picker, animated: false)
  }
}

extension CommandRecorder: BoardTemplatePickerCommands {
  package func showBoard(_ template: BoardTemplate) {
    record("BoardTemplatePickerCommands", "\(template)")
  }

  package func skipToTrello() {
    record("BoardTemplatePickerCommands")
  }
}
