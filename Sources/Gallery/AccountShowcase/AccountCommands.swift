import ShowcaseKit

/// What an app does with the form's answers.
@MainActor
protocol AccountCommands {
  func createAccount(name: String, email: String, wantsNews: Bool)
  func cancelAccount()
}

extension CommandRecorder: AccountCommands {
  func createAccount(name: String, email: String, wantsNews: Bool) {
    record("AccountCommands", name, email, wantsNews)
  }

  func cancelAccount() { record("AccountCommands") }
}
