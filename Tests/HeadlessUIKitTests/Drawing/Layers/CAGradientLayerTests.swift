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

  @Test func `A gradient layer starts with Core Animation's values, and keeps those that are set`() throws {
    let layer = CAGradientLayer()
    expectNil(layer.colors)
    expectNil(layer.locations)
    expectEqual(layer.startPoint, CGPoint(x: 0.5, y: 0))
    expectEqual(layer.endPoint, CGPoint(x: 0.5, y: 1))
    expectEqual(layer.type, .axial)
    expectEqual(layer.cornerRadius, 0)
    let set = CAGradientLayer()
    set.colors = [UIColor.red.cgColor, UIColor.systemBlue.cgColor]
    set.locations = [0, 0.25]
    expectEqual(try #require(set.colors as? [CGColor]).map(\.color), [.red, .systemBlue])
    expectEqual(set.locations?.map(\.doubleValue), [0, 0.25])
  }

  @Test func `A view's class picks the class of its layer, also for those that inherit from it`() {
    #expect(type(of: UIView().layer) == CALayer.self)
    #expect(type(of: GradientView().layer) == CAGradientLayer.self)
    #expect(type(of: HeirView().layer) == CAGradientLayer.self)
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

  @Test func `A view has one layer, which draws it`() {
    UIApplication().run {
      let view = GradientView()
      mount(view)
      #expect(view.layer === view.layer)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      expectEqual(view.layer.animationKeys(), ["opacity"])
    }
  }
}
