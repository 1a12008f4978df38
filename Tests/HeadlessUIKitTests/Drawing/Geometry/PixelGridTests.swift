import Expectations
import Testing

@testable import HeadlessUIKit

@Suite
struct PixelGridTests {
  @Test func `Rounding gives the nearest pixel, rounding up the next that holds the length`() {
    forEachRow(
      [(2, 10.1, 10.5), (2, 10.5, 10.5), (2, 0, 0), (1, 10.2, 11), (4, 10.3, 10.5)]
        as [(CGFloat, CGFloat, CGFloat)]
    ) { scale, length, expected in
      expectEqual(PixelGrid(scale: scale).roundUp(length), expected)
    }
    expectEqual(PixelGrid(scale: 2).roundUp(0.1 + 0.2 + 0.2), 0.5)
    expectEqual(PixelGrid(scale: 2).round(10.2), 10)
    expectEqual(PixelGrid(scale: 2).round(10.3), 10.5)
  }
}
