import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  static let toolbarIdle = UseCase("Idle", of: ToolbarViewController.self, coordinator: ToolbarFeature.self)

  static let toolbarLoading = UseCase(
    "Loading", of: ToolbarViewController.self, coordinator: LoadingToolbarFeature.self)

  static let toolbarNavigation = UseCase(
    "Navigation enabled", of: ToolbarViewController.self, coordinator: NavigationToolbarFeature.self)

  static let toolbarTabCount = UseCase(
    "Tab count", of: ToolbarViewController.self, coordinator: TabCountToolbarFeature.self)
}
