import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewHitTestingTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let point = CGPoint(x: 20, y: 20)

  init() {
    parent.addSubview(child)
  }

  @Test func `The front-most view at a point is hit, or the view itself, and nothing outside of it`() {
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
    expectNil(parent.hitTest(CGPoint(x: 100, y: 50), with: nil))
    expectNil(parent.hitTest(CGPoint(x: -1, y: 50), with: nil))
    #expect(parent.hitTest(point, with: nil) === child)
    let front = UIView(frame: child.frame)
    parent.addSubview(front)
    #expect(parent.hitTest(point, with: nil) === front)
    parent.bringSubviewToFront(child)
    #expect(parent.hitTest(point, with: nil) === child)
  }

  @Test func `A view that is nearly transparent, hidden or without user interaction is not hit`() {
    forEachRow([(0, false), (0.009, false), (0.01, true), (1, true)] as [(CGFloat, Bool)]) { alpha, isHit in
      child.alpha = alpha
      expectTrue(parent.hitTest(point, with: nil) === (isHit ? child : parent))
    }
    child.addSubview(UIView(frame: child.bounds))
    child.isHidden = true
    #expect(parent.hitTest(point, with: nil) === parent)
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === parent)
  }

  @Test func `What sticks out of its superview is not hit, but a view may enlarge the region in which it is`()
  {
    let arm = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 10))
    child.addSubview(arm)
    #expect(parent.hitTest(CGPoint(x: 55, y: 12), with: nil) === arm)
    #expect(parent.hitTest(CGPoint(x: 70, y: 12), with: nil) === parent)
    final class Large: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let large = Large(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    parent.addSubview(large)
    #expect(parent.hitTest(CGPoint(x: 75, y: 75), with: nil) === large)
  }

  @Test func `Labels and pictures let touches through, and scrolled content is hit where it is seen`() {
    for view in [UILabel(frame: child.frame), UIImageView(frame: child.frame)] {
      parent.addSubview(view)
      #expect(parent.hitTest(point, with: nil) === child)
    }
    parent.bounds.origin.y = 50
    #expect(parent.hitTest(CGPoint(x: 20, y: 55), with: nil) === child)
    expectNil(parent.hitTest(CGPoint(x: 20, y: 20), with: nil))
  }
}
