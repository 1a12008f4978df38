import ChromeCleanCoordinators

/// A tree of coordinators that can be started and stopped.
final class CoordinatorTreeFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { CoordinatorTreeCoordinator() }
}

/// A dispatcher whose handler comes and goes.
final class CommandReportFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { CommandReportCoordinator() }
}

/// A page and a toolbar that share nothing but a broadcast value.
final class ShrinkingToolbarFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { ShrinkingToolbarCoordinator() }
}
