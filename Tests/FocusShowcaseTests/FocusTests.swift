import Expectations
import ShowcaseKit
import Testing

@testable import FocusShowcase

@Suite @MainActor struct FocusTests {
  @Test(arguments: focus.useCases.indices, [StageConfiguration.iPhone, .iPad])
  func `Every use case can be staged`(index: Int, configuration: StageConfiguration) throws {
    let stage = try Stage(focus.useCases[index], in: focus, configuration: configuration)
    expectNil(stage.exception)
  }
}
