import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct GradientBackgroundViewTests {
  /// The gradient of a view: its opacity, its start and its end.
  private func gradient(of view: UIView) throws -> (opacity: CGFloat, line: [CGPoint]) {
    let layer = try #require(view.layer as? CAGradientLayer)
    let colors = try #require(layer.colors as? [CGColor]).map(\.color)
    let opacity = try #require(colors.first).alpha(in: .light)
    expectEqual(colors, UIColor.focusGradient.map { $0.withAlphaComponent(opacity) })
    return (opacity, [layer.startPoint, layer.endPoint])
  }

  private let beside = [CGPoint(x: -0.2, y: 0), CGPoint(x: 1.2, y: 1)]

  @Test func `The gradient is red, magenta and violet over a gray, and weak by default and in the first run`()
    throws
  {
    let view = GradientBackgroundView()
    expectEqual(UIColor.focusGradient.map { $0.description(in: .light) }, ["#D70022", "#B5007F", "#440071"])
    expectEqual(view.backgroundColor?.description(in: .light), "#363B40")
    expectEqual(try gradient(of: view).opacity, 0.1)
    expectEqual(try gradient(of: view).line, beside)
    let first = FirstRunViewController()
    let ground = try #require(first.view.subviews.first)
    expectEqual(try gradient(of: ground).opacity, 0.2)
    expectEqual(try gradient(of: ground).line, beside)
  }

  @Test func `The browser has a strong gradient from corner to corner, which shows at home`() throws {
    try BrowserScreen.run { screen in
      let ground = try #require(screen.browser.view.subviews.first)
      expectEqual(try gradient(of: ground).opacity, 0.7)
      expectEqual(try gradient(of: ground).line, [.zero, CGPoint(x: 1, y: 1)])
      expectEqual(ground.frame, screen.browser.view.bounds)
      expectNil(screen.browser.homeViewContainer.backgroundColor)
    }
  }

  @Test
  func `Bars and the introduction have a nearly gray background, and a bright one, and a card lightens`()
    throws
  {
    try BrowserScreen.run { screen in
      let grounds = [screen.browser.urlBarContainer, screen.browser.browserToolbar.ground]
      let all = grounds + [IntroViewController().ground]
      let dark = try all.map { try gradient(of: $0.dark).opacity }
      let bright = try all.map { try gradient(of: $0.bright).opacity }
      expectEqual(dark, [0.1, 0.1, 0.1])
      expectEqual(bright, [0.8, 0.2, 0.8])
    }
    let layer = try #require(IntroCardBackgroundView().layer as? CAGradientLayer)
    let colors = try #require(layer.colors as? [CGColor]).map { $0.color.description(in: .light) }
    expectEqual(colors, ["#F9F9FA", "white"])
    expectEqual([layer.startPoint, layer.endPoint], [CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)])
  }
}
