import ChromeCleanCommands
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct ToolbarViewControllerTests {
  let toolbar = ToolbarViewController()
  let commands = Commands()

  init() {
    toolbar.dispatcher = commands
    toolbar.loadViewIfNeeded()
  }

  @Test func `Each button sends its command`() {
    toolbar.setCanGoBack(true)
    toolbar.setCanGoForward(true)
    let buttons = [
      toolbar.backButton, toolbar.forwardButton, toolbar.reloadButton, toolbar.stopButton,
      toolbar.tabGridButton, toolbar.toolsMenuButton,
    ]
    buttons.forEach { $0.sendActions(for: .touchUpInside) }
    expectEqual(commands.sent, ["back", "forward", "reload", "stop", "tab grid", "tools menu"])
  }

  @Test func `A new toolbar leads nowhere, and nothing loads`() {
    #expect(!toolbar.backButton.isEnabled && !toolbar.forwardButton.isEnabled)
    expectFalse(toolbar.reloadButton.isEnabled)
    #expect(toolbar.stopButton.isHidden && toolbar.progressView.isHidden)
  }

  @Test(arguments: [true, false])
  func `The ways of the history can be gone where there are any`(isThere: Bool) {
    toolbar.setCanGoBack(isThere)
    toolbar.setCanGoForward(!isThere)
    expectEqual(toolbar.backButton.isEnabled, isThere)
    expectEqual(toolbar.forwardButton.isEnabled, !isThere)
  }

  @Test(arguments: [true, false])
  func `A loading page can be stopped, and any other page reloaded`(isLoading: Bool) {
    toolbar.setIsLoading(isLoading)
    expectEqual(toolbar.stopButton.isHidden, !isLoading)
    expectEqual(toolbar.progressView.isHidden, !isLoading)
    expectEqual(toolbar.reloadButton.isHidden, isLoading)
  }

  @Test func `The bar at the lower edge shows how far loading has come`() {
    toolbar.setLoadingProgress(0.42)
    expectEqual(toolbar.progressView.accessibilityValue, "42%")
  }

  @Test(arguments: [(0, "0"), (7, "7"), (99, "99"), (100, ":)")])
  func `The button shows the number of tabs as long as it fits`(count: Int, text: String) {
    toolbar.setTabCount(count)
    expectEqual(toolbar.tabGridButton.accessibilityValue, "\(count)")
    expectEqual(toolbar.tabGridButton.currentTitle, text)
  }

  @Test(arguments: [true, false])
  func `The button of the tabs is filled while they are in sight`(isVisible: Bool) {
    toolbar.setTabStripVisible(isVisible)
    expectEqual(toolbar.tabGridButton.isSelected, isVisible)
  }

  @Test func `The name of the page makes room for the location bar`() {
    toolbar.setCurrentPageText("Example")
    #expect(toolbar.pageLabel.text == "Example" && !toolbar.pageLabel.isHidden)
    let locationBar = UIViewController()
    toolbar.locationBarViewController = locationBar
    expectTrue(toolbar.pageLabel.isHidden)
    #expect(locationBar.view.superview === toolbar.locationSlot)
    toolbar.locationBarViewController = nil
    expectFalse(toolbar.pageLabel.isHidden)
    expectNil(locationBar.parent)
  }

  @MainActor
  final class Commands: ToolbarCommands, NavigationCommands, TabGridVisibilityCommands {
    var sent: [String] = []

    func showToolsMenu() { sent.append("tools menu") }
    func closeToolsMenu() { sent.append("close tools menu") }
    func goBack() { sent.append("back") }
    func goForward() { sent.append("forward") }
    func reloadPage() { sent.append("reload") }
    func stopLoadingPage() { sent.append("stop") }
    func showTabGrid() { sent.append("tab grid") }
    func closeTabGrid() { sent.append("close tab grid") }
  }
}
