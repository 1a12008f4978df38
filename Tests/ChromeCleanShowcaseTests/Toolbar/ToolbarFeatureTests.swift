import ChromeCleanUI
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

@MainActor
@Suite struct ToolbarFeatureTests {
  @Test(arguments: [
    (UseCase.toolbarIdle, "Back", false), (.toolbarIdle, "Reload", true), (.toolbarIdle, "Stop", false),
    (.toolbarLoading, "Stop", true), (.toolbarLoading, "Reload", false),
    (.toolbarNavigation, "Back", true), (.toolbarNavigation, "Forward", true),
    (.toolbarTabCount, "Forward", false), (.toolbarTabCount, "Tabs", true),
  ])
  func `Each toolbar can be used as its pages say`(useCase: UseCase, label: String, isUsable: Bool) throws {
    let stage = try Stage(useCase, in: chromeClean)
    let button = stage.button(label)
    #expect((button?.isEnabled ?? false) == isUsable)
  }

  @Test func `A button's command is told, and has its effect`() throws {
    let stage = try Stage(UseCase.toolbarNavigation, in: chromeClean)
    stage.tap("Back")
    stage.tap("Tools menu")
    #expect(
      stage.takeCalls() == ["NavigationCommands.goBack()", "ToolbarCommands.showToolsMenu()"])
    #expect(stage.button("Back")?.isEnabled == false)
  }
}
