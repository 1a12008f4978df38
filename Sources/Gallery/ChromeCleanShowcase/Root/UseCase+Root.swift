import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  static let root = UseCase("Window with a page", of: RootViewController.self, coordinator: RootFeature.self)

  static let rootEmpty = UseCase(
    "Window with an empty tab", of: RootViewController.self, coordinator: EmptyRootFeature.self)
}
