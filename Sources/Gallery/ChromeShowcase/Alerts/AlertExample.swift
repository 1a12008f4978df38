import ChromeUI

/// One of the alerts that the screen can open.
struct AlertExample {
  /// The title of the button that opens it.
  let buttonTitle: AlertText
  let title: AlertText
  var message: AlertText?
  var textFields: [Field] = []
  /// The buttons in rows.
  let choices: [[Choice]]

  /// A button of an alert.
  struct Choice {
    let title: AlertText
    var style: AlertAction.Style = .default
  }

  /// A text field of an alert.
  struct Field {
    let placeholder: AlertText
    let accessibilityIdentifier: String
    var isSecure = false
  }

  /// The rows of buttons; blocking adds a destructive button: to a row of several buttons, or else
  /// below.
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
  /// The alerts in the order of their buttons. The spelling mistakes are in the original.
  static let all: [AlertExample] = [alert, prompt, confirm, authentication, long, permissions]

  static let alert = AlertExample(
    buttonTitle: .website("alert()"), title: "chromium.org says",
    message: .website("This is an alert message from a website."),
    choices: [[.accept]])

  static let prompt = AlertExample(
    buttonTitle: .website("prompt()"), title: "chromium.org says",
    message: .website("This is a promp message from a website."),
    textFields: [
      Field(placeholder: .website("placehorder"), accessibilityIdentifier: "promptTextField")
    ],
    choices: [[.accept], [.cancel]])

  static let confirm = AlertExample(
    buttonTitle: .website("confirm()"), title: "chromium.org says",
    message: .website("This is a confirm message from a website."), choices: [[.accept], [.cancel]])

  static let authentication = AlertExample(
    buttonTitle: "HTTP Auth", title: "Sign In",
    message: "https://www.chromium.org requires a username and a password.",
    textFields: [
      Field(placeholder: "Username", accessibilityIdentifier: "usernameTextField"),
      Field(
        placeholder: "Password", accessibilityIdentifier: "passwordTextField", isSecure: true),
    ],
    choices: [[Choice(title: "Sign In")], [.cancel]])

  static let permissions = AlertExample(
    buttonTitle: "Permissions Alert", title: "Allow \"chromium.org\" to use your camera?",
    choices: [[Choice(title: "Don't Allow", style: .cancel), Choice(title: "Allow")]])
}

extension AlertExample {
  /// More text than fits on a phone: the first lines of A Tale of Two Cities.
  static let long = AlertExample(
    buttonTitle: "Long Alert",
    title: .website("A title that is itself too long for one line, as websites like to have them"),
    message: .website(dickens),
    textFields: [
      Field(placeholder: "Username", accessibilityIdentifier: "usernameTextField"),
      Field(
        placeholder: "Password", accessibilityIdentifier: "passwordTextField", isSecure: true),
    ],
    choices: [[.accept], [.cancel]])

  private static let dickens = """
    It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of \
    foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season of Light, it \
    was the season of Darkness, it was the spring of hope, it was the winter of despair, we had everything \
    before us, we had nothing before us, we were all going direct to Heaven, we were all going direct the \
    other way - in short, the period was so far like the present period, that some of its noisiest \
    authorities insisted on its being received, for good or for evil, in the superlative degree of comparison \
    only.

    There were a king with a large jaw and a queen with a plain face, on the throne of England; there were a \
    king with a large jaw and a queen with a fair face, on the throne of France. In both countries it was \
    clearer than crystal to the lords of the State preserves of loaves and fishes, that things in general \
    were settled for ever.

    It was the year of Our Lord one thousand seven hundred and seventy-five. Spiritual revelations were \
    conceded to England at that favoured period, as at this. Mrs. Southcott had recently attained her \
    five-and-twentieth blessed birthday, of whom a prophetic private in the Life Guards had heralded the \
    sublime appearance by announcing that arrangements were made for the swallowing up of London and \
    Westminster. Even the Cock-lane ghost had been laid only a round dozen of years, after rapping out its \
    messages, as the spirits of this very year last past (supernaturally deficient in originality) rapped out \
    theirs.
    """
}
