import ChromeUI
import ShowcaseKit

extension UseCase {
  /// The widget that starts a search in Chrome.
  static let searchWidget = UseCase(
    "Search Widget", of: SearchWidgetViewController.self, coordinator: SearchWidgetCoordinator.self)

  /// The widget of the most visited sites.
  static let contentWidget = UseCase(
    "Content Widget", of: ContentWidgetViewController.self, coordinator: ContentWidgetCoordinator.self)
}
