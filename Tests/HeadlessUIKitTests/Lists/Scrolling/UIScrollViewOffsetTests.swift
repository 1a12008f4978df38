import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIScrollViewOffsetTests {
  final class Delegate: UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    let log = Log()
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("end") }
  }

  let delegate = Delegate()

  /// A scroll view of 100 points and a content of 1000.
  private func mounted() -> (view: UIScrollView, fingers: Fingers) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = delegate
    return (view, Fingers(on: mount(view)))
  }

  @Test
  func `A scroll without animation is over at once, and an animated one reports every step, and its end`() {
    UIApplication().run {
      let (view, _) = mounted()
      view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      UIApplication.shared.settle()
      expectEqual(delegate.offsets, [20])
      expectEmpty(delegate.log.lines)
    }
    UIApplication().run {
      let (view, _) = mounted()
      delegate.offsets = []
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      expectEmpty(delegate.offsets)
      expectTrue(view.isScrollAnimating)
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["scroll animation of UIScrollView"])
      expectTrue(UIApplication.shared.settle())
      #expect(delegate.offsets.count >= 17)
      expectEqual(delegate.offsets, delegate.offsets.sorted())
      expectEqual(delegate.offsets.last, 600)
      expectEqual(delegate.log.lines, ["end"])
      #expect(abs(UIApplication.shared.runLoop.now - 0.3) < 0.02)
    }
  }

  @Test func `A finger stops an animated scroll where it is, and a new one takes its place`() {
    UIApplication().run {
      let (view, fingers) = mounted()
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      fingers.pass(0.15)
      fingers.down(CGPoint(x: 50, y: 250))
      expectEqual(delegate.log.take(), ["end"])
      let place = view.contentOffset.y
      #expect(place > 200 && place < 400)
      fingers.up()
      UIApplication.shared.settle()
      expectEqual(view.contentOffset.y, place)
    }
    UIApplication().run {
      let (view, fingers) = mounted()
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      fingers.pass(0.15)
      view.setContentOffset(.zero, animated: true)
      UIApplication.shared.settle()
      expectEqual(view.contentOffset, .zero)
      expectEqual(delegate.log.lines, ["end"])
    }
  }

  @Test func `A rectangle is scrolled to no further than needed`() {
    forEachRow([
      (CGFloat(120), CGFloat(50), CGFloat(120)), (210, 50, 200), (280, 50, 230), (200, 100, 200),
      (950, 50, 900), (990, 50, 900), (150, 300, 200), (500, 300, 500),
    ]) { top, height, expected in
      UIApplication().run {
        let (view, _) = mounted()
        view.contentOffset.y = 200
        view.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
        expectEqual(view.contentOffset.y, expected)
      }
    }
  }

  @Test func `Content that gets shorter is shown to its new end`() {
    UIApplication().run {
      let (view, _) = mounted()
      view.contentOffset.y = 800
      view.contentSize.height = 500
      expectEqual(view.contentOffset.y, 400)
      view.contentSize.height = 50
      expectEqual(view.contentOffset.y, 0)
    }
  }
}
