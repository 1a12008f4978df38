import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  static let findInPage = UseCase(
    "Nothing typed", of: FindInPageViewController.self, coordinator: FindInPageFeature.self)

  static let foundInPage = UseCase(
    "Something found", of: FindInPageViewController.self, coordinator: FoundInPageFeature.self)
}
