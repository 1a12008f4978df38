import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct SheetGeometryTests {
  private let phone = SheetGeometry(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), placement: .bottom)

  @Test func `A sheet at the bottom stays below the safe area, as wide as its content would like`() {
    forEachRow([(422, 422), (787, 57), (2000, 57)] as [(CGFloat, CGFloat)]) { height, top in
      expectEqual(phone.frame(height: height), CGRect(x: 0, y: top, width: 390, height: 844 - top))
    }
    var geometry = phone
    geometry.preferredSize = CGSize(width: 300, height: 0)
    expectEqual(geometry.frame(height: 100).width, 390)
    geometry.followsPreferredWidth = true
    expectEqual(geometry.frame(height: 100), CGRect(x: 45, y: 744, width: 300, height: 100))
  }

  @Test func `In a wide window sheets are in the middle`() {
    forEachRow(
      [
        (.form, .zero, CGRect(x: 140, y: 280, width: 540, height: 620)),
        (.form, CGSize(width: 400, height: 300), CGRect(x: 210, y: 440, width: 400, height: 300)),
        (.page, .zero, CGRect(x: 58, y: 44, width: 704, height: 1092)),
        (.form, CGSize(width: 9000, height: 9000), CGRect(x: 44, y: 44, width: 732, height: 1092)),
        (.page, CGSize(width: 9000, height: 9000), CGRect(x: 58, y: 44, width: 704, height: 1092)),
        (.covering, .zero, CGRect(x: 0, y: 0, width: 820, height: 1180)),
      ] as [(SheetGeometry.Placement, CGSize, CGRect)]
    ) { placement, preferred, frame in
      let geometry = SheetGeometry(
        bounds: CGRect(x: 0, y: 0, width: 820, height: 1180), safeArea: .zero, placement: placement,
        preferredSize: preferred)
      expectEqual(geometry.frame(height: 10), frame)
    }
  }
}
