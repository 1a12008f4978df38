import Expectations
import Testing

@testable import FontMetrics

@Suite
struct TrackingTests {
  @Test func `Letters are spaced by Apple's table`() {
    forEachRow(
      [
        (6, 41), (10, 12), (11, 6), (12, 0), (13, -6), (17, -26), (20, -23), (24, 3), (28, 14), (30, 14),
        (31, 13),
        (34, 12), (60, 4), (79, 1), (80, 0), (200, 0),
      ] as [(Double, Double)]
    ) { size, tracking in
      expectEqual(Tracking.thousandths(at: size), tracking)
    }
  }

  @Test func `Sizes between two of the table are in proportion, and those beyond have the nearest value`() {
    expectEqual(Tracking.thousandths(at: 16.5), -23)
    expectEqual(Tracking.thousandths(at: 30.5), 13.5)
    expectEqual(Tracking.thousandths(at: 3), 41)
    expectEqual(Tracking.thousandths(at: 5.5), 41)
    expectEqual(Tracking.thousandths(at: 1e9), 0)
  }
}
