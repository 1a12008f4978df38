import FocusModel
import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The settings by default; the blocker is enabled in Safari at the third question.
final class SettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    SettingsViewController(context: .mock(blockerAnswers: [false, false, true]))
  }
}

/// Settings that the user has changed, after an update, with the blocker enabled in Safari.
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

/// The settings of Firefox Klar, which sends no usage data by default.
final class KlarSettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    SettingsViewController(context: .mock(product: .klar))
  }
}

/// The settings with the question before other trackers are blocked.
final class AskedSettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { SettingsViewController(context: .mock()) }

  func act(in screen: UIViewController) {
    let toggle = (screen as? UITableViewController)?.showSwitch(of: .blockOther)
    toggle?.setOn(true, animated: false)
    toggle?.sendActions(for: .valueChanged)
  }
}

/// The settings, scrolled to their end.
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

/// The switches for trackers on a separate screen.
final class TrackingProtectionCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { TrackingProtectionViewController(context: .mock()) }
}
