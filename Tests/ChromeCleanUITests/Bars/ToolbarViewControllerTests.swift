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

  @Test func `A new toolbar leads nowhere; it shows where to go and how far loading has come`() {
    #expect(!toolbar.backButton.isEnabled && !toolbar.forwardButton.isEnabled)
    expectFalse(toolbar.reloadButton.isEnabled)
    #expect(toolbar.stopButton.isHidden && toolbar.progressView.isHidden)
    forEachRow([true, false]) { isThere in
      let fresh = Self()
      fresh.toolbar.setCanGoBack(isThere)
      fresh.toolbar.setCanGoForward(!isThere)
      expectEqual(fresh.toolbar.backButton.isEnabled, isThere)
      expectEqual(fresh.toolbar.forwardButton.isEnabled, !isThere)
    }
    forEachRow([true, false]) { isLoading in
      let fresh = Self()
      fresh.toolbar.setIsLoading(isLoading)
      expectEqual(fresh.toolbar.stopButton.isHidden, !isLoading)
      expectEqual(fresh.toolbar.progressView.isHidden, !isLoading)
      expectEqual(fresh.toolbar.reloadButton.isHidden, isLoading)
    }
    toolbar.setLoadingProgress(0.42)
    expectEqual(toolbar.progressView.accessibilityValue, "42%")
  }

  @Test func `The button shows the number of tabs as long as it fits, and is filled while they are in sight`()
  {
    forEachRow([(0, "0"), (7, "7"), (99, "99"), (100, ":)")]) { count, text in
      let fresh = Self()
      fresh.toolbar.setTabCount(count)
      expectEqual(fresh.toolbar.tabGridButton.accessibilityValue, "\(count)")
      expectEqual(fresh.toolbar.tabGridButton.currentTitle, text)
    }
    forEachRow([true, false]) { isVisible in
      let fresh = Self()
      fresh.toolbar.setTabStripVisible(isVisible)
      expectEqual(fresh.toolbar.tabGridButton.isSelected, isVisible)
    }
  }

  @Test func `A text that is typed in the location bar stays while the device is turned and back`() {
    UIApplication(device: .iPhone).run {
      let window = UIWindow()
      let toolbar = ToolbarViewController()
      let locationBar = LocationBarViewController()
      toolbar.locationBarViewController = locationBar
      window.rootViewController = toolbar
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      let field = locationBar.textField
      field.becomeFirstResponder()
      field.text = "typed"
      for orientation in [.landscapeLeft, .portrait] as [UIInterfaceOrientation] {
        expectTrue(UIApplication.shared.rotate(to: orientation))
        UIApplication.shared.settle()
        expectEqual(field.isDescendant(of: toolbar.backButton.superview ?? field), orientation.isLandscape)
        expectTrue(field.isFirstResponder)
        expectEqual(field.text, "typed")
      }
    }
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
