import ChromeCleanCoordinators

/// A tree of coordinators that can be started and stopped.
final class CoordinatorTreeFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { CoordinatorTreeCoordinator() }
}
