import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  static let toolsMenu = UseCase(
    "Over a page", of: ToolsMenuViewController.self, coordinator: ToolsMenuFeature.self)

  static let toolsMenuLoading = UseCase(
    "Over a page that loads", of: ToolsMenuViewController.self, coordinator: LoadingToolsMenuFeature.self)

  static let toolsMenuEmpty = UseCase(
    "Over an empty tab", of: ToolsMenuViewController.self, coordinator: EmptyToolsMenuFeature.self)
}
