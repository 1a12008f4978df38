import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct SettingsViewControllerTests {
  /// Shows the settings, with their effects.
  private func settings(
    device: VirtualDevice = .iPhone, product: Product = .focus, blockerIsEnabled: Bool = false,
    prepare: (SettingsDoubles) -> Void = { _ in },
    do body: (SettingsViewController, UINavigationController, SettingsDoubles) throws -> Void
  ) throws {
    var doubles: SettingsDoubles?
    try onStack(device: device) {
      let made = SettingsDoubles(product: product, blockerIsEnabled: blockerIsEnabled)
      prepare(made)
      doubles = made
      return SettingsViewController(context: made.context)
    } do: { (screen: SettingsViewController, stack) in
      try body(screen, stack, try #require(doubles))
    }
  }

  @Test func `Sections are in their order below headers, with rows as high as their texts`() throws {
    try settings { screen, _, _ in
      expectEqual(
        screen.sections.map(\.header),
        [
          "Search Engine", "Integration", "Privacy", "Performance", "Mozilla",
        ])
      expectEqual(screen.sections.map(\.rows.count), [1, 1, 4, 1, 2])
      let headers = (0..<5).map { screen.tableView.rectForHeader(inSection: $0).height }
      expectEqual(headers, [30, 50, 50, 50, 50])
    }
    try settings { screen, _, _ in
      let table: UITableView = screen.tableView
      expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
      let blocker = try #require(table.cellForRow(at: IndexPath(row: 0, section: 2)))
      let texts = try #require(blocker.contentView.subviews.first)
      #expect(abs(blocker.bounds.height - texts.bounds.height - 22) < 0.5)
      #expect(texts.bounds.height > 44)
    }
  }

  @Test func `Headers and footers are aligned with the rows`() {
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
        try settings(device: device) { screen, _, _ in
          UIApplication.shared.rotate(to: orientation)
          UIApplication.shared.settle()
          let table: UITableView = screen.tableView
          let start = { (view: UIView?) in
            try #require(view?.labels.first.map { $0.convert($0.bounds, to: table).minX })
          }
          let row = try start(table.cellForRow(at: IndexPath(row: 0, section: 0)))
          expectEqual(try start(table.headerView(forSection: 0)), row)
          table.scrollToRow(at: IndexPath(row: 1, section: 4), at: .top, animated: false)
          UIApplication.shared.settle()
          expectEqual(try start(table.footerView(forSection: 4)), row)
        }
      }
    }
  }

  @Test func `The switches show the defaults, those of Klar too, and Safari's shows Safari's answer`() throws
  {
    forEachRow([
      (Setting.safari, false), (.blockAds, true), (.blockAnalytics, true), (.blockSocial, true),
      (.blockOther, false), (.blockFonts, false), (.sendAnonymousUsageData, true),
    ]) { setting, isOn in
      try settings { _, stack, _ in
        let toggle = try stack.control("BlockerToggle.\(setting.rawValue)", as: UISwitch.self)
        expectEqual(toggle.isOn, isOn)
      }
    }
    try settings(product: .klar) { _, stack, _ in
      let toggle = try stack.control("BlockerToggle.SendAnonymousUsageData", as: UISwitch.self)
      expectEqual(toggle.isOn, false)
    }
  }

  @Test
  func `Safari's switch is on if it is on in Safari and in the settings, and follows changes in Safari`()
    throws
  {
    forEachRow([(true, true, true), (true, false, false), (false, true, false)]) { safari, user, isOn in
      try settings(blockerIsEnabled: safari) {
        $0.settings[.safari] = user
      } do: { _, stack, _ in
        let toggle = try stack.control("BlockerToggle.Safari", as: UISwitch.self)
        expectEqual(toggle.isOn, isOn)
      }
    }
    try settings { _, stack, doubles in
      doubles.detector.isEnabled = true
      UIApplication.shared.sendToBackground()
      UIApplication.shared.bringToForeground()
      UIApplication.shared.settle()
      let toggle = try stack.control("BlockerToggle.Safari", as: UISwitch.self)
      expectTrue(toggle.isOn)
    }
  }

  @Test func `Safari's switch shows how to enable the blocker, and is stored as well`() throws {
    try settings { _, stack, doubles in
      doubles.settings[.safari] = false
      try stack.turn("BlockerToggle.Safari", on: true)
      #expect(stack.topViewController is SafariInstructionsViewController)
      expectTrue(doubles.settings[.safari])
    }
    try settings(blockerIsEnabled: true) { screen, stack, doubles in
      try stack.turn("BlockerToggle.Safari", on: false)
      try stack.turn("BlockerToggle.Safari", on: true)
      #expect(stack.topViewController === screen)
    }
  }

  @Test func `Blocking other trackers asks first, and allowing them asks nothing`() throws {
    forEachRow([("BlockerAlert.no", false), ("BlockerAlert.understand", true)]) { answer, isOn in
      try settings { screen, stack, doubles in
        try stack.turn("BlockerToggle.BlockOther", on: true)
        #expect(screen.presentedViewController is UIAlertController, "\(answer)")
        expectFalse(doubles.settings[.blockOther])
        try stack.tap(answer)
        expectNil(screen.presentedViewController)
        expectEqual(doubles.settings[.blockOther], isOn)
        let toggle = try stack.control("BlockerToggle.BlockOther", as: UISwitch.self)
        expectEqual(toggle.isOn, isOn)
      }
    }
    // Also where the row was made again while the user was asked.
    forEachRow([("BlockerAlert.no", false), ("BlockerAlert.understand", true)]) { answer, isOn in
      try settings { screen, stack, doubles in
        try stack.turn("BlockerToggle.BlockOther", on: true)
        screen.reload()
        UIApplication.shared.settle()
        expectTrue(try stack.control("BlockerToggle.BlockOther", as: UISwitch.self).isOn)
        try stack.tap(answer)
        UIApplication.shared.settle()
        expectEqual(try stack.control("BlockerToggle.BlockOther", as: UISwitch.self).isOn, isOn)
        expectEqual(doubles.settings[.blockOther], isOn)
      }
    }
    try settings(prepare: { $0.settings[.blockOther] = true }) { screen, stack, doubles in
      try stack.turn("BlockerToggle.BlockOther", on: false)
      expectNil(screen.presentedViewController)
      expectFalse(doubles.settings[.blockOther])
    }
  }

  @Test func `Every change reloads the blockers, and that of usage data takes effect at once`() throws {
    try settings { _, stack, doubles in
      try stack.turn("BlockerToggle.BlockFonts", on: true)
      expectEqual(doubles.effects.reloads, 1)
      expectEqual(doubles.effects.sendsUsageData, [])
      try stack.turn("BlockerToggle.SendAnonymousUsageData", on: false)
      expectEqual(doubles.effects.reloads, 2)
      expectEqual(doubles.effects.sendsUsageData, [false])
    }
  }

  @Test func `Taps open the screens about engines and the app, and the page about usage data`() throws {
    try settings { screen, stack, doubles in
      try screen.select("SettingsViewController.searchCell")
      let engines = try #require(stack.topViewController as? SearchSettingsViewController)
      try engines.select("Wikipedia")
      #expect(stack.topViewController === screen)
      expectEqual(doubles.context.searchEngines.active, .wikipedia)
      let row = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      expectEqual(row?.textLabel?.text, "Wikipedia")
    }
    try settings { screen, stack, _ in
      try screen.select("settingsViewController.about")
      #expect(stack.topViewController is AboutViewController)
    }
    try settings { screen, stack, _ in
      screen.tableView.scrollToRow(at: IndexPath(row: 1, section: 4), at: .top, animated: false)
      UIApplication.shared.settle()
      try stack.tap("SettingsViewController.learnMoreCell")
      #expect(stack.topViewController is SettingsContentViewController)
    }
  }

  @Test func `News is bold and tinted until it is opened`() throws {
    try settings {
      FirstRun(store: $0.store, version: "3.9").introductionWillShow()
      $0.context.whatsNew.didLaunch()
    } do: { screen, stack, doubles in
      let item = try #require(screen.navigationItem.rightBarButtonItem)
      expectEqual(item.style, .done)
      expectEqual(item.tintColor, .focusTint)
      try stack.tap("SettingsViewController.whatsNewButton")
      #expect(stack.topViewController is SettingsContentViewController)
      expectFalse(doubles.context.whatsNew.isHighlighted)
      stack.popViewController(animated: false)
      UIApplication.shared.settle()
      expectEqual(item.style, .plain)
      expectEqual(item.tintColor, .focusText)
    }
  }

  @Test func `Settings that appear twice ask Safari once, and no longer after they disappear`() throws {
    try settings { screen, stack, doubles in
      screen.viewWillDisappear(true)
      screen.viewWillAppear(true)
      let questions = doubles.detector.questions
      UIApplication.shared.sendToBackground()
      UIApplication.shared.bringToForeground()
      expectEqual(doubles.detector.questions, questions + 1)
      stack.pushViewController(UIViewController(), animated: false)
      UIApplication.shared.settle()
      UIApplication.shared.sendToBackground()
      UIApplication.shared.bringToForeground()
      expectEqual(doubles.detector.questions, questions + 1)
    }
  }

  @Test func `The bar that the browser hides shows again`() throws {
    try onStack {
      SettingsViewController(context: SettingsDoubles().context)
    } do: { screen, stack in
      stack.popViewController(animated: false)
      stack.setNavigationBarHidden(true, animated: false)
      stack.pushViewController(screen, animated: false)
      UIApplication.shared.settle()
      expectFalse(stack.isNavigationBarHidden)
    }
  }
}
