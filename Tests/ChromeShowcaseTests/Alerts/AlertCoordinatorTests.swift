import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct AlertCoordinatorTests {
  /// The alert screen with the controller that contains the buttons.
  private func onAlertScreen(
    do body: (UINavigationController, AlertMenuViewController, Stage) throws -> Void
  ) throws {
    try onStage("Alert") { navigation, stage in
      let menu = navigation.topViewController?.children.first as? AlertMenuViewController
      try body(navigation, try #require(menu), stage)
    }
  }

  /// Taps a button by its title, and waits.
  private func tap(_ title: String, in view: UIView) throws {
    let button = try #require(view.descendants(UIButton.self).last { $0.currentTitle == title })
    button.sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }

  @Test
  func `Six buttons and a switch are 30 points apart in a white child, in landscape clear of the sensors`()
    throws
  {
    try onAlertScreen { navigation, menu, _ in
      expectEqual(menu.title, "Alert")
      expectEqual(menu.view.backgroundColor, .white)
      let stack = try #require(menu.view.subviews.first?.subviews.first as? UIStackView)
      expectEqual(stack.axis, .vertical)
      expectEqual(stack.spacing, 30)
      expectEqual(stack.distribution, .fillEqually)
      expectEqual(
        stack.descendants(UIButton.self).map(\.currentTitle), AlertExample.all.map(\.buttonTitle.text))
      expectEqual(Set(stack.arrangedSubviews.map { ($0.bounds.height * 1000).rounded() }).count, 1)
      let row = try #require(stack.arrangedSubviews.last as? UIStackView)
      expectEqual(row.spacing, 16)
      expectEqual(row.descendants(UILabel.self).map(\.text), ["Show \"Block Alerts Button\""])
      expectEqual(row.descendants(UISwitch.self).map(\.isOn), [false])
      expectEmpty(menu.view.layoutFaults)
    }
    let configuration = StageConfiguration(name: "any", orientation: .landscapeLeft)
    try onStage("Alert", configuration: configuration) { navigation, _ in
      let stack = try #require(navigation.topViewController?.view.descendants(UIStackView.self).first)
      expectEqual(stack.frameOnScreen.midX, 422)
      #expect(stack.frameOnScreen.minX >= 47 + 16)
    }
  }

  @Test
  func `The container has a camera in the toolbar, and its own Back, which hides the toolbar and pops`()
    throws
  {
    let home = try Stage(.homeScreen, in: chrome)
    try home.run {
      let root = UIApplication.shared.windows.first?.rootViewController
      let navigation = try #require(root as? UINavigationController)
      let table = try #require(navigation.topViewController as? UITableViewController)
      table.tableView(table.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      UIApplication.shared.settle()
      expectEqual(navigation.viewControllers.count, 2)
      expectFalse(navigation.isToolbarHidden)
      expectEqual(navigation.topViewController?.toolbarItems?.count, 1)
      // Also while an alert is open, which goes, too.
      let menu = try #require(navigation.topViewController?.children.first as? AlertMenuViewController)
      try tap("confirm()", in: menu.view)
      expectNotNil(menu.presentedViewController)
      try tap("Back", in: navigation.navigationBar)
      expectNil(menu.presentedViewController)
      expectEqual(navigation.viewControllers.count, 1)
      expectTrue(navigation.isToolbarHidden)
    }
  }

  @Test func `Each alert covers the child alone, and each of its buttons takes it away`() {
    forEachRow([false, true]) { blocking in
      try onAlertScreen { navigation, menu, stage in
        menu.view.descendants(UISwitch.self).first?.isOn = blocking
        for example in AlertExample.all {
          for choice in example.actionRows(blocking: blocking).joined() {
            try tap(example.buttonTitle.text, in: menu.view)
            let alert = try #require(menu.presentedViewController as? AlertController)
            #expect(alert.view.isDescendant(of: menu.view), "\(blocking)")
            expectEqual(alert.title, example.title.text)
            try tap(choice.title.text, in: alert.view)
            expectNil(menu.presentedViewController, "\(example.buttonTitle.text) \(choice.title.text)")
            expectEqual(stage.takeCalls().count, 1)
          }
        }
        expectEqual(navigation.viewControllers.count, 1)
      }
    }
  }

  @Test func `The button is reported to the owner, with the texts of the fields`() throws {
    try onAlertScreen { _, menu, stage in
      try tap("alert()", in: menu.view)
      try tap("OK", in: try #require(menu.presentedViewController?.view))
      expectEqual(stage.takeCalls(), [#"[AlertAction handler:@"OK"]"#])
      try tap("HTTP Auth", in: menu.view)
      let alert = try #require(menu.presentedViewController?.view)
      alert.descendants(UITextField.self).first?.text = "me"
      try tap("Sign In", in: alert)
      expectEqual(stage.takeCalls(), [#"[AlertAction handler:@"Sign In" textFieldResults:["me", ""]]"#])
    }
  }
}
