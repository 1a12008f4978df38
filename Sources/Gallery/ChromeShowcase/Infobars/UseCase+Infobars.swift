import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A banner whose gear opens a modal.
  static let infobarBanner = UseCase(
    "Infobar Banner", of: InfobarBannerViewController.self, coordinator: InfobarBannerCoordinator.self)

  /// A banner without a gear, as it presents no modal.
  static let infobarBannerNoModal = UseCase(
    "Infobar Banner No Modal", of: InfobarBannerViewController.self,
    coordinator: InfobarBannerNoModalCoordinator.self)
}
