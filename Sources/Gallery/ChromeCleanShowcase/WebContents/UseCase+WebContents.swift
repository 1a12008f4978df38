import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  static let webContents = UseCase(
    "Page with links", of: WebContentsViewController.self, coordinator: WebContentsFeature.self)

  static let webContentsMarked = UseCase(
    "Marked text", of: WebContentsViewController.self, coordinator: MarkedWebContentsFeature.self)

  static let webContentsUnknown = UseCase(
    "Unknown address", of: WebContentsViewController.self, coordinator: UnknownWebContentsFeature.self)

  static let webContentsEmpty = UseCase(
    "New tab", of: WebContentsViewController.self, coordinator: EmptyWebContentsFeature.self)
}
