import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIScrollViewZoomingTests {
  final class Delegate: UIScrollViewDelegate {
    let log = Log()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.add("begin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if log.lines.last != "zoom" { log.add("zoom") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.add("end \(scale)") }
  }

  let delegate = Delegate()

  /// A picture of 200 points in a frame of 200, which can be shown 0.5 to 3 times as large.
  private func mounted() -> (view: UIScrollView, fingers: Fingers) {
    let view = UIScrollView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 200)
    view.addSubview(delegate.picture)
    view.delegate = delegate
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
    return (view, Fingers(on: mount(view)))
  }

  @Test func `The scale is kept within its limits, and scales the content`() {
    forEachRow([(2, 2), (9, 3), (0.1, 0.5)] as [(CGFloat, CGFloat)]) { scale, expected in
      let fresh = UIScrollViewZoomingTests()
      UIApplication().run {
        let (view, _) = fresh.mounted()
        view.zoomScale = scale
        expectEqual(view.zoomScale, expected)
        expectEqual(view.contentSize, CGSize(width: 200 * expected, height: 200 * expected))
        expectEqual(
          fresh.delegate.picture.frame, CGRect(x: 0, y: 0, width: 200 * expected, height: 200 * expected))
        expectEqual(fresh.delegate.log.lines, ["zoom"])
      }
    }
  }

  @Test func `The middle stays where it is, and a rectangle that is zoomed to fills the frame`() {
    UIApplication().run {
      let (view, _) = mounted()
      view.zoomScale = 2
      expectEqual(view.contentOffset, CGPoint(x: 100, y: 100))
    }
    UIApplication().run {
      let (view, _) = mounted()
      view.zoom(to: CGRect(x: 100, y: 50, width: 100, height: 100), animated: false)
      expectEqual(view.zoomScale, 2)
      expectEqual(view.bounds, CGRect(x: 200, y: 100, width: 200, height: 200))
    }
  }

  @Test
  func `An animated zoom reports its beginning and end, as do two fingers, and content too large returns`() {
    UIApplication().run {
      let (view, _) = mounted()
      view.setZoomScale(2, animated: true)
      UIApplication.shared.settle()
      expectEqual(delegate.log.take(), ["begin", "zoom", "end 2.0"])
    }
    UIApplication().run {
      let (view, fingers) = mounted()
      fingers.down(CGPoint(x: 190, y: 200), CGPoint(x: 210, y: 200))
      fingers.move(CGPoint(x: 180, y: 200), CGPoint(x: 220, y: 200))
      fingers.move(CGPoint(x: 110, y: 200), CGPoint(x: 290, y: 200))
      expectTrue(view.isZooming)
      #expect(view.zoomScale > 3)
      fingers.up()
      UIApplication.shared.settle()
      expectEqual(view.zoomScale, 3)
      expectEqual(delegate.log.lines, ["begin", "zoom", "end 3.0"])
      expectFalse(view.isZooming)
    }
  }

  @Test func `Content without room between the limits has no pinch`() {
    let view = UIScrollView()
    expectNil(view.pinchGestureRecognizer)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer?.view === view)
    view.maximumZoomScale = 1
    expectNil(view.pinchGestureRecognizer)
  }
}
