import ChromeCleanCoordinators

/// A page and a toolbar that know nothing of each other, but for what is broadcast.
final class ShrinkingToolbarFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { ShrinkingToolbarCoordinator() }
}
