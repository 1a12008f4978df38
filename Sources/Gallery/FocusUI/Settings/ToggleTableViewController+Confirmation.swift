import FocusModel
import HeadlessUIKit

extension ToggleTableViewController {
  /// Asks whether to block what pages may need; a user who would rather not gets the switch back.
  func askForConfirmation(of setting: Setting, _ toggle: UISwitch) {
    let alert = UIAlertController(
      title: nil, message: String(focusSettings: "This may break some videos and web pages."),
      preferredStyle: .alert)
    let settings = context.settings
    alert.addAction(String(focusSettings: "No, Thanks"), .default, "BlockerAlert.no") { [weak toggle] in
      toggle?.setOn(false, animated: true)
      settings.userAnswered(false, for: setting)
    }
    alert.addAction(String(focusSettings: "I Understand"), .destructive, "BlockerAlert.understand") {
      settings.userAnswered(true, for: setting)
    }
    present(alert, animated: true)
  }
}
