import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIColorComponentsTests {
  @Test func `Colors are made by their place on the wheel, which can be asked for`() {
    forEachRow(
      [
        (0, 1, 1, "#FF0000"), (1.0 / 3, 1, 1, "#00FF00"), (2.0 / 3, 1, 1, "#0000FF"),
        (0.5, 1, 0.5, "#008080"),
        (0.25, 0, 0.2, "#333333"), (1, 1, 1, "#FF0000"),
      ] as [(CGFloat, CGFloat, CGFloat, String)]
    ) { hue, saturation, brightness, expected in
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
      expectEqual(color.description(in: .light), expected)
    }
    forEachRow(
      [
        (.red, [0, 1, 1]), (.green, [1.0 / 3, 1, 1]), (.magenta, [5.0 / 6, 1, 1]), (.white, [0, 0, 1]),
        (.black, [0, 0, 0]), (.purple, [5.0 / 6, 1, 0.5]),
      ] as [(UIColor, [CGFloat])]
    ) { color, expected in
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      #expect(
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha),
        "\(color), \(expected)")
      for (part, wanted) in zip([hue, saturation, brightness, alpha], expected + [1]) {
        #expect(abs(part - wanted) < 1e-9, "\(color), \(expected)")
      }
    }
  }

  @Test func `The parts are those under the traits in effect`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    UIApplication(style: .dark).run {
      #expect(UIColor.secondaryLabel.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    }
    let expected = UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.6)
    expectEqual(UIColor(red: red, green: green, blue: blue, alpha: alpha), expected)
  }

  @Test func `Only grays report how white they are`() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    expectEqual(white, -1)
    #expect(UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: nil))
    expectEqual([white, alpha], [0.3, -1])
  }
}
