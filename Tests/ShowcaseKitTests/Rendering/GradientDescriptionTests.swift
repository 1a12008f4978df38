import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct GradientDescriptionTests {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  /// The line of a view with a gradient.
  private func line(
    _ colors: [Any]?, appearance: UIUserInterfaceStyle = .light,
    _ change: (CAGradientLayer) -> Void = { _ in }
  ) throws -> String {
    let view = placed(GradientView())
    view.overrideUserInterfaceStyle = appearance
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = colors
    change(layer)
    return rendered(view)[0].line
  }

  private let colors: [Any] = [
    UIColor.red.cgColor, UIColor.black.withAlphaComponent(0.4).cgColor, UIColor.systemBlue.cgColor,
  ]

  @Test func `A gradient reports its colors as a background does, in the view's appearance`() throws {
    // A gradient reports its colors as a background does, from the top to the bottom by default.
    expectEqual(try line(colors), ##"GradientView (0 0; 10 10) gradient="red, #00000066, systemBlue""##)
    expectEqual(try line([UIColor.red.cgColor]), #"GradientView (0 0; 10 10) gradient="red""#)
    // A gradient without colors, or with a value that is not a color, is not drawn and so not reported.
    for colors in [nil, [], [UIColor.red], [UIColor.red.cgColor, "blue"]] as [[Any]?] {
      expectEqual(try line(colors), "GradientView (0 0; 10 10)")
    }
    // A color of both appearances is reported in the view's.
    do {
      let colors: [Any] = [UIColor.label.withAlphaComponent(0.4).cgColor]
      #expect(try line(colors).hasSuffix(##"gradient="#00000066""##))
      #expect(try line(colors, appearance: .dark).contains(##"gradient="#FFFFFF66""##))
    }
  }

  @Test func `Where a gradient is not even or does not go down the middle, that is reported`() throws {
    // Positions of colors are reported if they are not even.
    forEachRow(
      [
        ([0, 0.25, 1], " gradientStops=(0 0.25 1)"), ([0, 0.5, 1], ""), ([0, 0.5001, 1], ""),
        ([0, 1], " gradientStops=(0 1)"), ([0.2, 0.5, 0.8], " gradientStops=(0.2 0.5 0.8)"),
      ] as [([Double], String)]
    ) { places, told in
      let text = try line(colors) { $0.locations = places.map { NSNumber(value: $0) } }
      expectEqual(text, ##"GradientView (0 0; 10 10) gradient="red, #00000066, systemBlue""## + told)
    }
    // A gradient in another direction than down reports its start and its end.
    do {
      let text = try line([UIColor.red.cgColor, UIColor.blue.cgColor]) {
        $0.startPoint = CGPoint(x: -0.2, y: 0)
        $0.endPoint = CGPoint(x: 1.2, y: 1)
      }
      expectEqual(text, #"GradientView (0 0; 10 10) gradient="red, blue" gradientLine=(-0.2 0 1.2 1)"#)
    }
  }

  @Test func `What is reported is read again, from text and from JSON`() throws {
    let view = placed(GradientView()) {
      let layer = $0.layer as? CAGradientLayer
      layer?.colors = colors
      layer?.locations = [0, 0.2, 1]
      layer?.endPoint = CGPoint(x: 1, y: 1)
    }
    let node = rendered(view)[0]
    expectEqual(node.attributes.map(\.name), ["gradient", "gradientStops", "gradientLine"])
    expectEqual(try RenderNode(text: node.treeText), node)
    expectEqual(try RenderNode(json: node.json), node)
  }
}
