import Foundation
import HeadlessUIKit
import RenderTree
import ShowcaseKit
import Testing

@testable import FocusShowcase

@Suite @MainActor struct BrowserUseCasesTests {
  /// Runs a test with a use case of the browser on a stage.
  private func onStage(
    _ name: String, configuration: StageConfiguration = .iPhone, _ body: (Stage) throws -> Void
  ) throws {
    let useCase = try #require(browserUseCases.first { $0.name == name })
    try body(try Stage(useCase, in: focus, configuration: configuration))
  }

  @Test func `No bar lies over the splash`() throws {
    try onStage("Splash") { stage in
      let root = stage.run { UIApplication.shared.keyWindow?.rootViewController }
      let navigation = try #require(root as? UINavigationController)
      #expect(navigation.isNavigationBarHidden)
    }
  }

  @Test func `The first run stands upright on a telephone that lies`() throws {
    let lying = StageConfiguration(name: "lying", orientation: .landscapeLeft)
    try onStage("First run", configuration: lying) { stage in
      let frame = try #require(stage.renderTree().frame)
      #expect([frame.width, frame.height] == [390, 844])
    }
  }

  @Test(arguments: ["tel:+15550100", "facetime:desk@links.example", "other-app://open"])
  func `That another application opens a link is recorded`(address: String) throws {
    try onStage("Page with links elsewhere") { stage in
      _ = stage.takeCalls()
      let url = try #require(URL(string: address))
      stage.run { UIApplication.shared.open(url) }
      #expect(stage.takeCalls() == ["UIApplication.open(\"\(address)\")"])
    }
  }
}
