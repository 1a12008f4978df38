import FocusModel
import HeadlessUIKit

extension ToggleTableViewController {
  /// Asks whether to block what pages may need; a user who would rather not gets the switch back.
  func askForConfirmation(of setting: Setting, _ toggle: UISwitch) {
    let alert = UIAlertController(
      title: nil, message: String(focusSettings: "This may break some videos and web pages."),
      preferredStyle: .alert)
    alert.addAction(
      answer(String(focusSettings: "No, Thanks"), .default, "noThanks") { [weak self, weak toggle] in
        toggle?.setOn(false, animated: true)
        self?.context.settings.userAnswered(false, for: setting)
      })
    alert.addAction(
      answer(String(focusSettings: "I Understand"), .destructive, "iUnderstand") { [weak self] in
        self?.context.settings.userAnswered(true, for: setting)
      })
    present(alert, animated: true)
  }

  private func answer(
    _ title: String, _ style: UIAlertAction.Style, _ identifier: String,
    chosen: @escaping @MainActor () -> Void
  ) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style) { _ in chosen() }
    action.accessibilityIdentifier = "BlockerAlert.\(identifier)"
    return action
  }
}
