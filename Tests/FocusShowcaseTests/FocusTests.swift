import Expectations
import ShowcaseKit
import Testing

@testable import FocusShowcase

@Suite @MainActor struct FocusTests {
  @Test func `Every use case can be staged`() {
    forEachRow(focus.useCases.indices) { index in
      for configuration in [StageConfiguration.iPhone, .iPad] {
        let stage = try Stage(focus.useCases[index], in: focus, configuration: configuration)
        expectNil(stage.exception)
      }
    }
  }
}
