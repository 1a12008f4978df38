import ChromeCleanUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

/// What each use case shows at first, by a text or a label in its tree.
@MainActor
@Suite struct FeatureScreensTests {
  @Test func `Each use case shows what it is about`() {
    forEachRow([
      (UseCase.locationBarSecure, "Connection is secure"), (.locationBarInsecure, "Not secure"),
      (.locationBarEmpty, "Search or type URL"), (.toolsMenu, "Reload"),
      (.toolsMenuLoading, "Hide tab strip"),
      (.toolsMenuEmpty, "Show tab strip"), (.findInPage, "Find in page"), (.foundInPage, "2 of 3"),
      (.webContents, "More about examples"), (.webContentsMarked, "kFoundTextCurrentIdentifier"),
      (.webContentsUnknown, "This site can’t be reached"), (.webContentsEmpty, "New Tab"),
      (.root, "example.com"), (.rootEmpty, "New Tab"),
    ]) { useCase, text in
      let stage = try Stage(useCase, in: chromeClean)
      #expect(String(describing: stage.renderTree()).contains(text), "\(useCase)")
    }
  }
}

@MainActor
@Suite struct SettingsUseCaseTests {
  @Test func `A use case shows its settings`() {
    forEachRow([("Default settings", "0 pages"), ("Changed settings", "12 pages")]) { name, pages in
      try onStage(name) { stage, root in
        let navigation = try #require(root.presentedViewController as? UINavigationController)
        let settings = try #require(navigation.topViewController as? SettingsViewController)
        #expect(texts(in: settings.view).contains(pages), "\(name)")
      }
    }
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { view in ((view as? UILabel)?.text.map { [$0] } ?? []) + texts(in: view) }
  }
}

/// The use cases of the parts that all features are built from.
@MainActor
@Suite struct ArchitectureUseCaseTests {
  @Test func `The coordinator tree, the dispatcher and the broadcaster each have their screen`() throws {
    try onStage("Coordinator tree") { _, root in
      #expect(root.presentedViewController is CoordinatorTreeViewController)
    }
    try onStage("Unhandled command report") { _, root in
      #expect(root.presentedViewController is CommandReportViewController)
    }
    try onStage("Scroll offset to toolbar") { _, root in
      let page = try #require(root.presentedViewController as? ScrollingPageViewController)
      #expect(page.toolbarViewController is ShrinkingToolbarViewController)
    }
  }
}

@MainActor
@Suite struct ToolbarFeatureTests {
  @Test func `Each toolbar can be used as its pages say`() {
    forEachRow([
      (UseCase.toolbarIdle, "Back", false), (.toolbarIdle, "Reload", true), (.toolbarIdle, "Stop", false),
      (.toolbarLoading, "Stop", true), (.toolbarLoading, "Reload", false),
      (.toolbarNavigation, "Back", true), (.toolbarNavigation, "Forward", true),
      (.toolbarTabCount, "Forward", false), (.toolbarTabCount, "Tabs", true),
    ]) { useCase, label, isUsable in
      let stage = try Stage(useCase, in: chromeClean)
      let button = stage.button(label)
      expectEqual((button?.isEnabled ?? false), isUsable)
    }
  }

  @Test func `A button's command is recorded, and has its effect`() throws {
    let stage = try Stage(UseCase.toolbarNavigation, in: chromeClean)
    stage.tap("Back")
    stage.tap("Tools menu")
    expectEqual(
      stage.takeCalls(), ["NavigationCommands.goBack()", "ToolbarCommands.showToolsMenu()"])
    expectEqual(stage.button("Back")?.isEnabled, false)
  }
}
