import HeadlessUIKit

/// Puts a coordinator on the stage that makes a bar.
class BarFeatureCoordinator: FeatureCoordinator {
  override func show(_ viewController: UIViewController) {
    super.show(BarStageViewController(bar: viewController))
  }
}
