import FocusModel
import FocusUI
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
    let source = MockBrowserSource()
    source.settings[.blockSocial] = false
    source.settings[.blockOther] = true
    source.settings[.blockFonts] = true
    source.searchEngines.active = .wikipedia
    source.introduceFormerVersion()
    source.whatsNew.didLaunch()
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

/// The settings with the question that comes before other trackers are blocked.
final class AskedSettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { SettingsViewController(context: .mock()) }

  func act(in screen: UIViewController) {
    let toggle = (screen as? UITableViewController)?.showSwitch(of: .blockOther)
    toggle?.setOn(true, animated: false)
    toggle?.sendActions(for: .valueChanged)
  }
}

/// The end of the settings.
final class ScrolledSettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { SettingsViewController(context: .mock()) }

  func act(in screen: UIViewController) {
    (screen as? UITableViewController)?.scrollToEnd()
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

/// The switches for trackers, on a screen of their own.
final class TrackingProtectionCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { TrackingProtectionViewController(context: .mock()) }
}
