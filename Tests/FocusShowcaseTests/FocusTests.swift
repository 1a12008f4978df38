import ShowcaseKit
import Testing

@testable import FocusShowcase

@Suite @MainActor struct FocusTests {
  @Test(arguments: focus.useCases.indices, [StageConfiguration.iPhone, .iPad])
  func `Every use case comes onto the stage`(index: Int, configuration: StageConfiguration) throws {
    let stage = try Stage(focus.useCases[index], in: focus, configuration: configuration)
    #expect(stage.exception == nil)
  }
}
