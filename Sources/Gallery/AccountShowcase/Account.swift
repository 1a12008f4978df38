import AccountUI
import ShowcaseKit

/// A form as apps have it: written for UIKit, with nothing but the import changed.
package let account = Showcase("Account") {
  UseCase(
    "Create account", of: CreateAccountViewController.self, coordinator: CreateAccountCoordinator.self)
}

/// The app's reactions to the form.
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
