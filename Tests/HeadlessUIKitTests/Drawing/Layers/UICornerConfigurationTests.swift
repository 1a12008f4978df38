import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct UICornerConfigurationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  private var radii: [CGFloat] { corners.map(view.effectiveRadius) }

  @Test func `A view has the corners of its layer, until others are set`() {
    view.layer.cornerRadius = 8
    expectEqual(radii, [8, 8, 8, 8])
    view.cornerConfiguration = .uniformCorners(radius: 12)
    expectEqual(radii, [12, 12, 12, 12])
    expectEqual(view.layer.cornerRadius, 12)
  }

  @Test func `No corner is larger than half of the shorter side`() {
    let table: [(UICornerConfiguration, [CGFloat])] = [
      (.capsule(), [20, 20, 20, 20]), (.capsule(maximumRadius: 5), [5, 5, 5, 5]),
      (.corners(radius: 50), [20, 20, 20, 20]),
      (.corners(topLeftRadius: 1, bottomRightRadius: .fixed(2.5)), [1, 0, 0, 2.5]),
      (.corners(radius: .containerConcentric(minimum: 6)), [6, 6, 6, 6]),
    ]
    forEachRow(table) { configuration, expected in
      view.cornerConfiguration = configuration
      expectEqual(radii, expected)
    }
  }
}
