import Expectations
import Foundation
import Testing

@testable import Onboarding

@Suite struct RubberBandTests {
  @Test func `The direction is decided after two points`() {
    forEachRow(
      [
        (CGPoint(x: 2, y: 2), nil), (CGPoint(x: 0, y: 3), .downward), (CGPoint(x: 3, y: 3), .downward),
        (CGPoint(x: 3, y: 2), .sideways), (CGPoint(x: -3, y: 0), .sideways), (CGPoint(x: 0, y: -40), nil),
        (CGPoint(x: -3, y: -40), .sideways), (CGPoint(x: 50, y: 10), .sideways),
      ] as [(CGPoint, RubberBand?)]
    ) { translation, band in
      expectEqual(RubberBand(locking: translation), band)
    }
  }

  @Test func `The overlay stays behind the finger, 100 points down by about 21`() {
    forEachRow([
      (RubberBand.sideways, CGPoint(x: 16, y: 0), 8), (.sideways, CGPoint(x: -16, y: 90), -8),
      (.sideways, CGPoint(x: 0, y: 90), 0), (.downward, CGPoint(x: 90, y: 1), 1),
      (.downward, CGPoint(x: 0, y: -30), 0),
    ]) { (band: RubberBand, translation: CGPoint, offset: CGFloat) in
      #expect(abs(band.offset(for: translation) - offset) < 1e-9, "\(band)")
    }
    #expect(abs(RubberBand.downward.offset(for: CGPoint(x: 0, y: 100)) - 79.43) < 0.01)
  }
}
