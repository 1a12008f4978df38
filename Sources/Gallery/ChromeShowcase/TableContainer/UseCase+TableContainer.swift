import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A table in the container that Chrome's tables share.
  static let tableContainer = UseCase(
    "Table View", of: TableContainerViewController.self, coordinator: TableContainerCoordinator.self)
}
