import ChromeCleanCommands
import ChromeCleanCoordinators
import ChromeCleanModel
import Coordination
import HeadlessUIKit
import ShowcaseKit

/// Puts one of Chrome's coordinators on the stage, over a window of mocked pages.
///
/// The storyboard records all commands of the window; those that no coordinator on the stage
/// handles have no effect.
@MainActor
class FeatureCoordinator: Coordinator {
  weak var baseViewController: UIViewController?
  /// The window's owner, and the window.
  let browserState: BrowserState = BrowserState()
  private(set) lazy var browser: Browser = browserState.browserList.createBrowser()
  private let recorder = StoryboardRecorder()
  private let unanswered = UnansweredCommands()
  private lazy var feature: ChromeCoordinator = makeFeature()

  required init() {}

  /// Makes the coordinator to show; each use case overrides this.
  func makeFeature() -> ChromeCoordinator {
    preconditionFailure("\(type(of: self)) must override makeFeature()")
  }

  /// Opens the window's tabs before the coordinator starts; no tabs by default.
  func openTabs(in list: WebStateList) {}

  /// The commands whose handlers start later, and which must have no other handler until then.
  var laterCommands: [Any.Type] { [] }

  /// Sets the user's choices and the data of visited pages; by default nothing changes.
  func setUp(_ browserState: BrowserState) {}

  /// Shows the coordinator's view controller; full screen by default.
  func show(_ viewController: UIViewController) {
    viewController.modalPresentationStyle = .fullScreen
    baseViewController?.present(viewController, animated: false)
  }

  func start() {
    setUp(browserState)
    openTabs(in: browser.webStateList)
    feature.browser = browser
    feature.dispatcher = browser.dispatcher
    feature.start()
    // Only commands that the started coordinator does not handle get a silent handler.
    watchCommands()
    if let viewController = feature.viewController { show(viewController) }
  }

  func stop() {
    feature.stop()
    browser.dispatcher.stopDispatching(to: unanswered)
  }

  private func watchCommands() {
    watch((any ToolbarCommands).self)
    watch((any NavigationCommands).self)
    watch((any LocationBarCommands).self)
    watch((any WebContentsCommands).self)
    watch((any TabCommands).self)
    watch((any TabStripCommands).self)
    watch((any TabGridCommands).self)
    watch((any TabGridVisibilityCommands).self)
    watch((any FindInPageVisibilityCommands).self)
    watch((any FindInPageSearchCommands).self)
    watch((any SettingsCommands).self)
    watch((any PreferencesCommands).self)
    watch((any BrowsingDataConfirmationCommands).self)
    watch((any CoordinatorTreeCommands).self)
    watch((any CommandReportCommands).self)
    watch((any ToolbarShrinkingCommands).self)
  }

  private func watch<Commands>(_ commands: Commands.Type) {
    browser.dispatcher.registerMetricsRecorder(recorder, for: commands)
    let isAnsweredLater = laterCommands.contains { $0 == commands }
    if !isAnsweredLater, !browser.dispatcher.responds(to: commands), let unanswered = unanswered as? Commands
    {
      browser.dispatcher.startDispatching(to: unanswered, for: commands)
    }
  }
}

/// Records in the storyboard each command that goes through a dispatcher, whichever handler it has.
@MainActor
final class StoryboardRecorder: CommandMetricsRecorder {
  func recordMetric(for invocation: CommandInvocation) {
    CommandRecorder.current.record(
      invocation.commands, arguments: invocation.arguments, function: invocation.name)
  }
}
