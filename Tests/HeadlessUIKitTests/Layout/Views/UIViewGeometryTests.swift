import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewGeometryTests {
  @Test
  func `A frame gives bounds at zero and a center, which moves the frame, and around which bounds grow`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 50, height: 60)
    expectEqual(view.frame, CGRect(x: 0, y: 10, width: 50, height: 60))
    let moved = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    moved.center = CGPoint(x: 100, y: 100)
    expectEqual(moved.frame, CGRect(x: 85, y: 80, width: 30, height: 40))
    expectEqual(moved.bounds.origin, .zero)
  }

  @Test func `Setting the frame leaves the origin of the bounds`() {
    let view = UIView(frame: .zero)
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    expectEqual(view.bounds, CGRect(x: 3, y: 4, width: 10, height: 10))
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 10, height: 10))
  }

  @Test func `Points and rectangles convert between relatives, through scrolled bounds, there and back`() {
    UIApplication().run {
      let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
      let cousin = UIView(frame: CGRect(x: 200, y: 0, width: 10, height: 10))
      outer.addSubview(inner)
      outer.bounds.origin = CGPoint(x: 0, y: 5)
      let window = mount(outer)
      outer.superview?.addSubview(cousin)
      let point = CGPoint(x: 1, y: 2)
      expectEqual(inner.convert(point, to: outer), CGPoint(x: 21, y: 32))
      expectEqual(inner.convert(point, to: nil), CGPoint(x: 31, y: 37))
      expectEqual(inner.convert(point, to: window), CGPoint(x: 31, y: 37))
      expectEqual(inner.convert(point, to: cousin), CGPoint(x: -169, y: 37))
      expectEqual(cousin.convert(point, from: inner), CGPoint(x: -169, y: 37))
      expectEqual(inner.convert(inner.convert(point, to: cousin), from: cousin), point)
    }
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20)))
    outer.addSubview(inner)
    expectEqual(inner.convert(inner.bounds, to: outer), inner.frame)
    expectEqual(inner.convert(inner.frame, from: outer), inner.bounds)
  }

  @Test func `Sizing to fit keeps the origin`() {
    UIApplication().run {
      let label = UILabel(frame: CGRect(x: 7, y: 8, width: 500, height: 1))
      label.text = "Hello"
      label.sizeToFit()
      expectEqual(label.bounds.size, label.intrinsicContentSize)
      #expect(abs(label.frame.minX - 7) < 1e-9 && abs(label.frame.minY - 8) < 1e-9)
    }
  }
}
