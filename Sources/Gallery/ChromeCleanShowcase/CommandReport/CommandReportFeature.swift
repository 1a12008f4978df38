import ChromeCleanCoordinators

/// A dispatcher whose handler comes and goes.
final class CommandReportFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { CommandReportCoordinator() }
}
