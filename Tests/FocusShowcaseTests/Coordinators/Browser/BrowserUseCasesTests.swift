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

  /// Each with the gradients that are to be seen, back to front, by their first color and their line.
  @Test(
    arguments: [
      ("First run", ["#D7002233 (-0.2 0 1.2 1)"]),
      ("Home", ["#D70022B3 (0 0 1 1)"]),
      ("Page", ["#D70022B3 (0 0 1 1)", "#D70022CC (-0.2 0 1.2 1)", "#D7002233 (-0.2 0 1.2 1)"]),
    ])
  func `A screen stands on its gradients`(name: String, grounds: [String]) throws {
    try onStage(name) { stage in
      var seen: [String] = []
      func look(at node: RenderNode) {
        guard !node.states.contains("hidden"), node.value("alpha") != .number(0) else { return }
        if case .string(let colors) = node.value("gradient") {
          seen.append("\(colors.prefix(9)) \(node.value("gradientLine")?.text ?? "down")")
        }
        node.children.forEach(look)
      }
      look(at: stage.renderTree())
      #expect(seen == grounds)
    }
  }
}
