import ChromeCleanUI
import ShowcaseKit

/// The features of Chrome's clean architecture, each run by its own coordinator and mediator over
/// mocked pages.
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

extension UseCase {
  static let root = UseCase("Window with a page", of: RootViewController.self, coordinator: RootFeature.self)

  static let rootEmpty = UseCase(
    "Window with an empty tab", of: RootViewController.self, coordinator: EmptyRootFeature.self)
}

extension UseCase {
  static let toolbarIdle = UseCase("Idle", of: ToolbarViewController.self, coordinator: ToolbarFeature.self)

  static let toolbarLoading = UseCase(
    "Loading", of: ToolbarViewController.self, coordinator: LoadingToolbarFeature.self)

  static let toolbarNavigation = UseCase(
    "Navigation enabled", of: ToolbarViewController.self, coordinator: NavigationToolbarFeature.self)

  static let toolbarTabCount = UseCase(
    "Tab count", of: ToolbarViewController.self, coordinator: TabCountToolbarFeature.self)

  static let locationBarSecure = UseCase(
    "Secure page", of: LocationBarViewController.self, coordinator: LocationBarFeature.self)

  static let locationBarInsecure = UseCase(
    "Insecure page", of: LocationBarViewController.self, coordinator: InsecureLocationBarFeature.self)

  static let locationBarEmpty = UseCase(
    "Empty tab", of: LocationBarViewController.self, coordinator: EmptyLocationBarFeature.self)

  static let toolsMenu = UseCase(
    "Over a page", of: ToolsMenuViewController.self, coordinator: ToolsMenuFeature.self)

  static let toolsMenuLoading = UseCase(
    "Over a page that loads", of: ToolsMenuViewController.self, coordinator: LoadingToolsMenuFeature.self)

  static let toolsMenuEmpty = UseCase(
    "Over an empty tab", of: ToolsMenuViewController.self, coordinator: EmptyToolsMenuFeature.self)
}

extension UseCase {
  static let findInPage = UseCase(
    "Nothing typed", of: FindInPageViewController.self, coordinator: FindInPageFeature.self)

  static let foundInPage = UseCase(
    "Something found", of: FindInPageViewController.self, coordinator: FoundInPageFeature.self)

  static let webContents = UseCase(
    "Page with links", of: WebContentsViewController.self, coordinator: WebContentsFeature.self)

  static let webContentsMarked = UseCase(
    "Marked text", of: WebContentsViewController.self, coordinator: MarkedWebContentsFeature.self)

  static let webContentsUnknown = UseCase(
    "Unknown address", of: WebContentsViewController.self, coordinator: UnknownWebContentsFeature.self)

  static let webContentsEmpty = UseCase(
    "New tab", of: WebContentsViewController.self, coordinator: EmptyWebContentsFeature.self)
}

extension UseCase {
  /// The grid of a window without tabs.
  static let gridWithoutTabs = UseCase(
    "Grid without tabs", of: TabGridViewController.self, coordinator: TabGridFeature.NoTabs.self)

  /// The grid of a window with one tab, which is active.
  static let gridOfOneTab = UseCase(
    "Grid of one tab", of: TabGridViewController.self, coordinator: TabGridFeature.OneTab.self)

  /// The grid of a window with three tabs, the second of which is active.
  static let gridOfThreeTabs = UseCase(
    "Grid of three tabs", of: TabGridViewController.self, coordinator: TabGridFeature.ThreeTabs.self)

  /// A grid that scrolls; the active tab is visible.
  static let gridOfThirtyTabs = UseCase(
    "Grid of thirty tabs", of: TabGridViewController.self, coordinator: TabGridFeature.ThirtyTabs.self)

  /// The strip of a window with one tab, which is active.
  static let stripOfOneTab = UseCase(
    "Strip of one tab", of: TabStripViewController.self, coordinator: TabStripFeature.OneTab.self)

  /// The strip of a window with three tabs, the second of which is active.
  static let stripOfThreeTabs = UseCase(
    "Strip of three tabs", of: TabStripViewController.self, coordinator: TabStripFeature.ThreeTabs.self)

  /// A strip that scrolls; the active tab is visible.
  static let stripOfTwelveTabs = UseCase(
    "Strip of twelve tabs", of: TabStripViewController.self, coordinator: TabStripFeature.TwelveTabs.self)
}

extension UseCase {
  /// The default settings.
  static let defaultSettings = UseCase(
    "Default settings", of: SettingsViewController.self, coordinator: SettingsFeature.Defaults.self)

  /// The settings of a user who has changed them and visited some pages.
  static let changedSettings = UseCase(
    "Changed settings", of: SettingsViewController.self, coordinator: SettingsFeature.Changed.self)

  /// A line of three coordinators; the last one is not started.
  static let coordinatorTree = UseCase(
    "Coordinator tree", of: CoordinatorTreeViewController.self, coordinator: CoordinatorTreeFeature.self)

  /// A report of commands with and without a handler.
  static let unhandledCommandReport = UseCase(
    "Unhandled command report", of: CommandReportViewController.self, coordinator: CommandReportFeature.self)

  /// A page whose scroll offset is broadcast to the toolbar above it.
  static let scrollOffsetToToolbar = UseCase(
    "Scroll offset to toolbar", of: ShrinkingToolbarViewController.self,
    coordinator: ShrinkingToolbarFeature.self)
}
