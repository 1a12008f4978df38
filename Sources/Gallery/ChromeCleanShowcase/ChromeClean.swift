import ShowcaseKit

/// The features of Chrome's clean architecture, each run by its own coordinator and mediator over mocked pages.
public let chromeClean = Showcase("ChromeClean") {
  UseCase.gridWithoutTabs
  UseCase.gridOfOneTab
  UseCase.gridOfThreeTabs
  UseCase.gridOfThirtyTabs
  UseCase.stripOfOneTab
  UseCase.stripOfThreeTabs
  UseCase.stripOfTwelveTabs
  UseCase.defaultSettings
  UseCase.changedSettings
  UseCase.coordinatorTree
  UseCase.unhandledCommandReport
  UseCase.scrollOffsetToToolbar
}
