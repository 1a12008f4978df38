import ChromeCleanCoordinators
import ChromeCleanModel
import Coordination
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

@MainActor
@Suite struct FeatureCoordinatorTests {
  @Test func `The storyboard records commands without a handler on the stage`() throws {
    let useCase = UseCase("Nothing", of: UIViewController.self, coordinator: EmptyFeature.self)
    let stage = try Stage(useCase, configuration: .iPhone)
    let feature = try #require(EmptyFeature.latest)
    stage.run { feature.browser.dispatcher.showTab(at: 3) }
    expectEqual(stage.takeCalls(), ["TabCommands.showTab(at: 3)"])
  }

  /// A feature without a view controller.
  final class EmptyFeature: FeatureCoordinator {
    static weak var latest: EmptyFeature?

    required init() {
      super.init()
      Self.latest = self
    }

    override func makeFeature() -> ChromeCoordinator { ChromeCoordinator() }
  }
}
