import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  static let locationBarSecure = UseCase(
    "Secure page", of: LocationBarViewController.self, coordinator: LocationBarFeature.self)

  static let locationBarInsecure = UseCase(
    "Insecure page", of: LocationBarViewController.self, coordinator: InsecureLocationBarFeature.self)

  static let locationBarEmpty = UseCase(
    "Empty tab", of: LocationBarViewController.self, coordinator: EmptyLocationBarFeature.self)
}
