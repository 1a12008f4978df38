import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  /// A line of three coordinators, of which the last one is not started.
  static let coordinatorTree = UseCase(
    "Coordinator tree", of: CoordinatorTreeViewController.self, coordinator: CoordinatorTreeFeature.self)
}
