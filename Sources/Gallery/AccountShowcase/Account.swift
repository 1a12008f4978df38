import AccountUI
import ShowcaseKit

/// A form as apps have it: written for UIKit, with only the import changed.
public let account = Showcase("Account") {
  UseCase(
    "Create account", of: CreateAccountViewController.self, coordinator: CreateAccountCoordinator.self)
}
