import HeadlessUIKit
import RenderTree
import ShowcaseKit
import Testing

@testable import FocusShowcase

@Suite @MainActor struct SettingsUseCasesTests {
  @Test(
    arguments: [
      ("Page with other browsers", "org.mozilla.focus.open.firefox"),
      ("Page with other browsers", "org.mozilla.focus.open.chrome"),
      ("Pressed images", "ImageSheet.shareLink"),
    ], [StageConfiguration.iPhone, .iPad])
  func `What a use case is named after shows at once`(
    shown: (useCase: String, identifier: String), configuration: StageConfiguration
  ) throws {
    let useCase = try #require(settingsUseCases.first { $0.name == shown.useCase })
    let stage = try Stage(useCase, in: focus, configuration: configuration)
    let element = stage.renderTree().element(identified: shown.identifier)
    #expect(element?.states.contains("hidden") == false)
  }
}

extension RenderNode {
  /// The first node with an identifier, of this one and all below it.
  fileprivate func element(identified identifier: String) -> RenderNode? {
    if self.identifier == identifier { return self }
    return children.lazy.compactMap { $0.element(identified: identifier) }.first
  }
}
