import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIWindowCoordinatesTests {
  let back = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  let front = UIWindow(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
  let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
  private let point = CGPoint(x: 1, y: 2)

  @Test func `Windows and views convert to those of other windows, and to the screen or window without one`()
  {
    expectEqual(back.convert(point, to: front), CGPoint(x: -39, y: 22))
    expectEqual(back.convert(point, from: front), CGPoint(x: 41, y: -18))
    expectEqual(back.convert(point, to: nil), CGPoint(x: 11, y: 22))
    expectEqual(back.convert(point, from: nil), CGPoint(x: -9, y: -18))
    expectEqual(back.convert(back.bounds, to: nil), back.frame)
    expectEqual(back.convert(back.frame, from: nil), back.bounds)
    back.addSubview(view)
    expectEqual(view.convert(point, to: nil), CGPoint(x: 6, y: 7))
    expectEqual(view.convert(point, from: nil), CGPoint(x: -4, y: -3))
    let other = UIView(frame: CGRect(x: 0, y: 10, width: 1, height: 1))
    front.addSubview(other)
    expectEqual(view.convert(point, to: other), CGPoint(x: -34, y: 17))
  }
}
