import ShowcaseKit

/// The features of Chrome's clean architecture, each run by its own coordinator and mediator over mocked pages.
package let chromeClean = Showcase("ChromeClean") {
  UseCase.root
  UseCase.rootEmpty
  UseCase.toolbarIdle
  UseCase.toolbarLoading
  UseCase.toolbarNavigation
  UseCase.toolbarTabCount
  UseCase.locationBarSecure
  UseCase.locationBarInsecure
  UseCase.locationBarEmpty
  UseCase.toolsMenu
  UseCase.toolsMenuLoading
  UseCase.toolsMenuEmpty
  UseCase.findInPage
  UseCase.foundInPage
  UseCase.webContents
  UseCase.webContentsMarked
  UseCase.webContentsUnknown
  UseCase.webContentsEmpty
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
