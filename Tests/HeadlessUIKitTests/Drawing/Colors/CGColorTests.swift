import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct CGColorTests {
  @Test func `A color of a whiteness has two components, and any other four`() {
    let table: [(UIColor, [CGFloat])] = [
      (.white, [1, 1]), (.clear, [0, 0]), (UIColor(white: 0.5, alpha: 0.25), [0.5, 0.25]),
      (UIColor.black.withAlphaComponent(0.5), [0, 0.5]),
      (.red, [1, 0, 0, 1]), (UIColor(red: 1, green: 1, blue: 1, alpha: 1), [1, 1, 1, 1]),
    ]
    forEachRow(table) { color, components in
      expectEqual(color.cgColor.components, components)
      expectEqual(color.cgColor.numberOfComponents, components.count)
      expectEqual(color.cgColor.alpha, components.last)
    }
  }

  @Test func `Components are those of the current traits`() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      expectEqual(UIColor.label.cgColor.components, [1, 1, 1, 1])
    }
    expectEqual(UIColor.label.cgColor.components, [0, 0, 0, 1])
  }

  @Test func `Colors come back from layers as they were`() {
    for color in [UIColor.white, .red, .label, UIColor(white: 0.3, alpha: 1)] {
      expectEqual(UIColor(cgColor: color.cgColor), color)
      expectEqual(UIColor(cgColor: color.cgColor).cgColor.components, color.cgColor.components)
    }
    expectEqual(CGColor(gray: 0.5, alpha: 1).components, [0.5, 1])
    expectEqual(CGColor(red: 1, green: 0, blue: 0, alpha: 1).copy(alpha: 0.5)?.components, [1, 0, 0, 0.5])
  }

  @Test func `Components of wide screens are those of sRGB for grays, and beyond them for vivid colors`() {
    func components(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
      let color = UIColor(displayP3Red: red, green: green, blue: blue, alpha: 1)
      return color.cgColor.components?.map { ($0 * 1000).rounded() / 1000 } ?? []
    }
    expectEqual(components(0.5, 0.5, 0.5), [0.5, 0.5, 0.5, 1])
    // Apple's primary red, as color pickers convert it.
    expectEqual(components(1, 0, 0), [1.093, -0.227, -0.15, 1])
  }
}
