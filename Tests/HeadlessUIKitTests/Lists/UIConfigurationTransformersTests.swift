import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct UIConfigurationTransformersTests {
  @Test func `Without an accent color the preferred tint is the color itself`() {
    forEachRow([UIColor.red, .systemBlue, .clear]) {
      expectEqual(UIConfigurationColorTransformer.preferredTint($0), $0)
    }
  }

  @Test func `A monochrome tint has no hue, and the opacity of the color`() {
    let tint = UIConfigurationColorTransformer.monochromeTint(.red.withAlphaComponent(0.5))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(tint.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == green && green == blue && alpha == 0.5)
  }
}
