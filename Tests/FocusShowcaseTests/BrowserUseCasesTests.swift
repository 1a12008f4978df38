import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import ShowcaseKit
import Testing

@testable import FocusShowcase
@testable import FocusUI

@Suite @MainActor struct BrowserUseCasesTests {
  /// Runs a test with a use case of the browser on a stage.
  private func onStage(
    _ name: String, configuration: StageConfiguration = .iPhone, _ body: (Stage) throws -> Void
  ) throws {
    let useCase = try #require(browserUseCases.first { $0.name == name })
    try body(try Stage(useCase, in: focus, configuration: configuration))
  }

  @Test func `No bar covers the splash, and the first run is in portrait on a phone in landscape`() throws {
    try onStage("Splash") { stage in
      let root = stage.run { UIApplication.shared.keyWindow?.rootViewController }
      let navigation = try #require(root as? UINavigationController)
      expectTrue(navigation.isNavigationBarHidden)
    }
    let lying = StageConfiguration(name: "lying", orientation: .landscapeLeft)
    try onStage("First run", configuration: lying) { stage in
      let frame = try #require(stage.renderTree().frame)
      expectEqual([frame.width, frame.height], [390, 844])
    }
  }

  @Test func `On a phone in landscape a page is between the sensors, whether it was turned before or after`()
    throws
  {
    let lying = StageConfiguration(name: "lying", orientation: .landscapeLeft)
    try onStage("Page", configuration: lying) { stage in
      expectEqual(pageSides(on: stage), [47, 797])
      _ = stage.run { UIApplication.shared.rotate(to: .portrait) }
      expectEqual(pageSides(on: stage), [0, 390])
      _ = stage.run { UIApplication.shared.rotate(to: .landscapeRight) }
      expectEqual(pageSides(on: stage), [47, 797])
    }
  }

  /// The horizontal range of the drawn page on the screen.
  private func pageSides(on stage: Stage) -> [CGFloat] {
    stage.run {
      UIApplication.shared.settle()
      let page = UIApplication.shared.keyWindow?.first(MockPageView.self)
      return page.map { $0.convert($0.bounds, to: nil) }.map { [$0.minX, $0.maxX] } ?? []
    }
  }

  @Test func `A phone has the buttons at the bottom in portrait, and a tablet never`() throws {
    try onStage("Page") { stage in
      expectEqual(barWithButtons(on: stage), ["BrowserToolbar"])
      _ = stage.run { UIApplication.shared.rotate(to: .landscapeLeft) }
      expectEqual(barWithButtons(on: stage), ["URLBar"])
      _ = stage.run { UIApplication.shared.rotate(to: .portrait) }
      expectEqual(barWithButtons(on: stage), ["BrowserToolbar"])
    }
    try onStage("Page", configuration: .iPad) { stage in
      expectEqual(barWithButtons(on: stage), ["URLBar"])
      _ = stage.run { UIApplication.shared.rotate(to: .landscapeLeft) }
      expectEqual(barWithButtons(on: stage), ["URLBar"])
    }
  }

  /// The bars that show the button to share.
  private func barWithButtons(on stage: Stage) -> [String] {
    stage.run {
      UIApplication.shared.settle()
      return UIApplication.shared.keyWindow.map { bars(above: "BrowserToolset.sendButton", in: $0) } ?? []
    }
  }

  /// The names of the bars, address bar or toolbar, that contain a visible view.
  private func bars(above identifier: String, in view: UIView, bar: String? = nil) -> [String] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let bar = view is URLBar ? "URLBar" : view is BrowserToolbar ? "BrowserToolbar" : bar
    let own = view.accessibilityIdentifier == identifier ? [bar].compactMap(\.self) : []
    return own + view.subviews.flatMap { bars(above: identifier, in: $0, bar: bar) }
  }

  @Test func `A link that another application opens is recorded`() {
    forEachRow(["tel:+15550100", "facetime:desk@links.example", "other-app://open"]) { address in
      try onStage("Page with links elsewhere") { stage in
        _ = stage.takeCalls()
        let url = try #require(URL(string: address))
        stage.run { UIApplication.shared.open(url) }
        expectEqual(stage.takeCalls(), ["UIApplication.open(\"\(address)\")"])
      }
    }
  }

  /// The use cases with their visible gradients from back to front, by first color and line.
  @Test func `A screen has its gradients in the background`() {
    forEachRow([
      ("First run", ["#D7002233 (-0.2 0 1.2 1)"]),
      ("Home", ["#D70022B3 (0 0 1 1)"]),
      ("Page", ["#D70022B3 (0 0 1 1)", "#D70022CC (-0.2 0 1.2 1)", "#D7002233 (-0.2 0 1.2 1)"]),
    ]) { (name: String, grounds: [String]) in
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
        expectEqual(seen, grounds)
      }
    }
  }
}

extension UIView {
  /// The first view of a class, of this one and all below it.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    (self as? View) ?? subviews.lazy.compactMap { $0.first(type) }.first
  }
}
