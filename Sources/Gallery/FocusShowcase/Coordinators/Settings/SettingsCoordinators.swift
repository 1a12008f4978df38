import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// The settings as they are at first; Safari lets the blocker in when it is asked for the third time.
final class SettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    SettingsViewController(context: .mock(blockerAnswers: [false, false, true]))
  }
}

/// The settings of somebody who changed them, after an update, with the blocker in Safari.
final class ChangedSettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    let defaults = UIApplication.shared.environment.userDefaults
    let settings = Settings(store: defaults)
    settings[.blockSocial] = false
    settings[.blockOther] = true
    settings[.blockFonts] = true
    SettingsContext.mock(store: defaults).searchEngines.active = .wikipedia
    FirstRun(store: defaults, version: "3.9").introductionWillShow()
    WhatsNew(store: defaults, version: "4.0").didLaunch()
    return SettingsViewController(context: .mock(blockerAnswers: [true]))
  }
}

/// The settings of the application that sends no usage data.
final class KlarSettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    SettingsViewController(context: .mock(product: .klar))
  }
}

/// The search engines.
final class SearchSettingsCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    SearchSettingsViewController(
      searchEngines: SettingsContext.mock().searchEngines, delegate: CommandRecorder.current)
  }
}

/// What the app is for.
final class AboutCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { AboutViewController(product: .focus, version: "4.0") }
}

/// How to let the blocker into Safari; the user has done so when they come back for the second time.
final class SafariInstructionsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  /// Safari is asked by the settings first, and then with each return.
  private lazy var context = SettingsContext.mock(blockerAnswers: [false, false, true])

  func makeFormerScreen() -> UIViewController? { SettingsViewController(context: context) }

  func makeScreen() -> UIViewController {
    SafariInstructionsViewController(product: context.product, detector: context.contentBlockerDetector)
  }
}

/// A page that comes after a second.
final class ContentCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { SettingsContentViewController(.privacyNotice) }
}

/// A page that cannot be reached.
final class UnreachableContentCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    UIApplication.shared.webPages[SupportPage.rights.url] = nil
    return SettingsContentViewController(.rights)
  }
}
