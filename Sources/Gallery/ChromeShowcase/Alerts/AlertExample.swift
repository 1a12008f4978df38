import ChromeUI

/// One of the alerts that the screen can open.
struct AlertExample {
  /// The title of the button that opens it.
  let buttonTitle: String
  let title: String
  var message: String?
  var textFields: [TextFieldConfiguration] = []
  /// The buttons in rows.
  let choices: [[Choice]]

  /// A button of an alert.
  struct Choice {
    let title: String
    var style: AlertAction.Style = .default
  }

  /// The rows of buttons; blocking adds a destructive one: to the row where buttons stand side by side, else below.
  func actionRows(blocking: Bool) -> [[Choice]] {
    guard blocking else { return choices }
    let block = Choice(title: "Block Dialogs", style: .destructive)
    return choices.count == 1 && choices[0].count > 1 ? [choices[0] + [block]] : choices + [[block]]
  }
}

extension AlertExample.Choice {
  static let accept = Self(title: "OK")
  static let cancel = Self(title: "Cancel", style: .cancel)
}

extension AlertExample {
  /// The alerts in the order of their buttons. The spelling mistakes are the original's.
  static let all: [AlertExample] = [alert, prompt, confirm, authentication, long, permissions]

  static let alert = AlertExample(
    buttonTitle: "alert()", title: "chromium.org says", message: "This is an alert message from a website.",
    choices: [[.accept]])

  static let prompt = AlertExample(
    buttonTitle: "prompt()", title: "chromium.org says", message: "This is a promp message from a website.",
    textFields: [
      TextFieldConfiguration(placeholder: "placehorder", accessibilityIdentifier: "promptTextField")
    ],
    choices: [[.accept], [.cancel]])

  static let confirm = AlertExample(
    buttonTitle: "confirm()", title: "chromium.org says",
    message: "This is a confirm message from a website.", choices: [[.accept], [.cancel]])

  static let authentication = AlertExample(
    buttonTitle: "HTTP Auth", title: "Sign In",
    message: "https://www.chromium.org requires a username and a password.",
    textFields: [
      TextFieldConfiguration(placeholder: "Username", accessibilityIdentifier: "usernameTextField"),
      TextFieldConfiguration(
        placeholder: "Password", accessibilityIdentifier: "passwordTextField", isSecure: true),
    ],
    choices: [[Choice(title: "Sign In")], [.cancel]])

  static let permissions = AlertExample(
    buttonTitle: "Permissions Alert", title: "Allow \"chromium.org\" to use your camera?",
    choices: [[Choice(title: "Don't Allow", style: .cancel), Choice(title: "Allow")]])
}
