import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A page that still loads, before its link is followed.
  static let linkPreview = UseCase(
    "Link Preview", of: LinkPreviewViewController.self, coordinator: LinkPreviewCoordinator.self)
}
