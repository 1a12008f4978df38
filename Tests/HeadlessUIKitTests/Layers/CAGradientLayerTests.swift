import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct CAGradientLayerTests {
  private class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class HeirView: GradientView {}

  private final class OddView: UIView {
    override class var layerClass: AnyClass { UIView.self }
  }

  @Test func `A gradient layer starts with Core Animation's values`() {
    let layer = CAGradientLayer()
    expectNil(layer.colors)
    expectNil(layer.locations)
    expectEqual(layer.startPoint, CGPoint(x: 0.5, y: 0))
    expectEqual(layer.endPoint, CGPoint(x: 0.5, y: 1))
    expectEqual(layer.type, .axial)
    expectEqual(layer.cornerRadius, 0)
  }

  @Test func `A view's class picks the class of its layer, for the classes that inherit from it too`() {
    #expect(type(of: UIView().layer) == CALayer.self)
    #expect(type(of: GradientView().layer) == CAGradientLayer.self)
    #expect(type(of: HeirView().layer) == CAGradientLayer.self)
  }

  @Test func `A view has one layer, which draws it`() {
    UIApplication().run {
      let view = GradientView()
      mount(view)
      #expect(view.layer === view.layer)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      expectEqual(view.layer.animationKeys(), ["opacity"])
    }
  }

  @Test func `A class that is no layer's is refused`() {
    let application = UIApplication()
    application.run {
      var raised: [UIException] = []
      application.exceptionHandler = { raised.append($0) }
      #expect(type(of: OddView().layer) == CALayer.self)
      expectEqual(
        raised,
        [
          UIException(.invalidArgument, "+[OddView layerClass] must be a class of CALayer's")
        ])
    }
  }

  @Test func `A gradient layer keeps colors and places as they are set`() throws {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.systemBlue.cgColor]
    layer.locations = [0, 0.25]
    expectEqual(try #require(layer.colors as? [CGColor]).map(\.color), [.red, .systemBlue])
    expectEqual(layer.locations?.map(\.doubleValue), [0, 0.25])
  }
}
