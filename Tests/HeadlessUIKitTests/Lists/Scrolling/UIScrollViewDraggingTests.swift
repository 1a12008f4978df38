import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIScrollViewDraggingTests {
  /// Logs the calls that it gets, without repeating one that follows itself.
  final class Delegate: UIScrollViewDelegate {
    let log = Log()
    var target: CGPoint?
    var offered: CGPoint?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if log.lines.last != "did scroll" { log.add("did scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("will begin dragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.add("will end dragging")
      offered = targetContentOffset.pointee
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.add("did end dragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("did end decelerating") }
  }

  /// A scroll view of 200 points in a window.
  @MainActor
  struct Stage {
    let view: UIScrollView
    let delegate = Delegate()
    let fingers: Fingers

    init(content: CGSize = CGSize(width: 200, height: 2000)) {
      view = UIScrollView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      view.contentSize = content
      view.delegate = delegate
      fingers = Fingers(on: mount(view))
    }

    /// Drags, pauses so long that nothing is flung, and lifts.
    func drag(by distance: CGVector) {
      fingers.down(middle)
      fingers.drag(by: distance)
      fingers.pass(0.2)
      fingers.up()
    }

    func fling(by distance: CGVector) {
      fingers.down(middle)
      fingers.drag(by: distance)
      fingers.up()
    }
  }

  private func onStage(content: CGSize = CGSize(width: 200, height: 2000), _ body: (Stage) -> Void) {
    UIApplication().run { body(Stage(content: content)) }
  }

  @Test func `Content follows the finger after the first ten points, and the state of the drag can be read`()
  {
    onStage { stage in
      stage.drag(by: CGVector(dy: -60))
      expectEqual(stage.view.contentOffset, CGPoint(x: 0, y: 50))
      expectEqual(
        stage.delegate.log.lines,
        [
          "will begin dragging", "did scroll", "will end dragging", "did end dragging false",
        ])
      expectTrue(UIApplication.shared.runLoop.isIdle)
    }
    onStage { stage in
      stage.fingers.down(middle)
      #expect(
        (stage.view.isTracking, stage.view.isDragging, stage.view.isDecelerating) == (true, false, false))
      stage.fingers.drag(by: CGVector(dy: -100))
      #expect(
        (stage.view.isTracking, stage.view.isDragging, stage.view.isDecelerating) == (true, true, false))
      stage.fingers.up()
      #expect(
        (stage.view.isTracking, stage.view.isDragging, stage.view.isDecelerating) == (false, false, true))
      UIApplication.shared.settle()
      expectFalse(stage.view.isDecelerating)
    }
  }

  @Test func `Flung content goes on to where the rate of deceleration leads, reported in UIKit's order`() {
    onStage { stage in
      stage.fling(by: CGVector(dy: -100))
      // 600 points per second: 0.6 / (1 - 0.998) * 0.998 points further than the 90 that were dragged.
      let expected = 90 + 0.6 * 0.998 / 0.002
      #expect(abs(stage.view.contentOffset.y - 90) < 0.001)
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["deceleration of UIScrollView"])
      expectTrue(UIApplication.shared.settle())
      #expect(abs(stage.view.contentOffset.y - expected) < 0.5)
      expectEqual(stage.delegate.offered, stage.view.contentOffset)
      expectEqual(
        stage.delegate.log.lines,
        [
          "will begin dragging", "did scroll", "will end dragging", "did end dragging true",
          "will begin decelerating", "did scroll", "did end decelerating",
        ])
    }
  }

  @Test func `A fast deceleration ends sooner, and the delegate chooses where flung content comes to rest`() {
    onStage { stage in
      stage.view.decelerationRate = .fast
      stage.fling(by: CGVector(dy: -100))
      UIApplication.shared.settle()
      #expect(abs(stage.view.contentOffset.y - (90 + 0.6 * 0.99 / 0.01)) < 0.5)
    }
    onStage { stage in
      stage.delegate.target = CGPoint(x: 0, y: 123)
      stage.fling(by: CGVector(dy: -100))
      UIApplication.shared.settle()
      expectEqual(stage.view.contentOffset.y, 123)
    }
  }

  @Test func `Beyond an edge content follows less, and springs back`() {
    onStage { stage in
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dy: 110))
      let stretched = -(1 - 1 / (100 * 0.55 / 200 + 1)) * 200
      #expect(abs(stage.view.contentOffset.y - stretched) < 0.001)
      stage.fingers.pass(0.2)
      stage.fingers.up()
      expectTrue(stage.view.isDecelerating)
      UIApplication.shared.settle()
      expectEqual(stage.view.contentOffset, .zero)
      expectEqual(stage.delegate.log.lines.last, "did end decelerating")
    }
  }

  @Test func `Content that does not bounce stops at its edge, and without scrolling it never moves`() {
    onStage { stage in
      stage.view.bounces = false
      stage.fling(by: CGVector(dy: 110))
      expectEqual(stage.view.contentOffset, .zero)
      expectEqual(
        stage.delegate.log.lines,
        [
          "will begin dragging", "will end dragging", "did end dragging false",
        ])
    }
    onStage { stage in
      stage.view.isScrollEnabled = false
      stage.fling(by: CGVector(dy: -100))
      expectEqual(stage.view.contentOffset, .zero)
    }
  }

  @Test func `Content that is flung over its end comes to rest there`() {
    forEachRow([true, false]) { bounces in
      onStage(content: CGSize(width: 200, height: 350)) { stage in
        stage.view.bounces = bounces
        var furthest: CGFloat = 0
        stage.fling(by: CGVector(dy: -100))
        while stage.view.isDecelerating {
          stage.fingers.pass(1.0 / 60)
          furthest = max(furthest, stage.view.contentOffset.y)
        }
        expectEqual(stage.view.contentOffset.y, 150)
        expectEqual((furthest > 150), bounces)
        expectEqual(stage.delegate.offered?.y, 150)
      }
    }
  }

  @Test func `Content that fits is dragged only if it always bounces`() {
    onStage(content: CGSize(width: 100, height: 100)) { stage in
      stage.drag(by: CGVector(dy: 60))
      expectEmpty(stage.delegate.log.lines)
      stage.view.alwaysBounceVertical = true
      stage.drag(by: CGVector(dx: 60))
      expectEmpty(stage.delegate.log.lines)
      stage.drag(by: CGVector(dy: 60))
      UIApplication.shared.settle()
      expectEqual(stage.view.contentOffset, .zero)
      expectEqual(stage.delegate.log.lines.first, "will begin dragging")
    }
  }

  @Test func `A control never receives a finger that scrolls at once, but every tap`() {
    onStage { stage in
      let log = Log()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchCancel, "cancel"), (.touchUpInside, "up"),
      ] {
        button.addAction(UIAction { _ in log.add(name) }, for: event)
      }
      stage.view.addSubview(button)
      stage.drag(by: CGVector(dy: -60))
      expectEmpty(log.take())
      stage.fingers.tap(middle)
      expectEqual(log.lines, ["down", "up"])
    }
  }

  @Test func `Pages turn when content is dragged over the half, or flung`() {
    forEachRow([(-130.0, true, 200.0), (-80.0, true, 0.0), (-40.0, false, 200.0), (30.0, false, 0.0)]) {
      distance, rests, expected in
      onStage(content: CGSize(width: 1000, height: 200)) { stage in
        stage.view.isPagingEnabled = true
        if rests { stage.drag(by: CGVector(dx: distance)) } else { stage.fast(by: CGVector(dx: distance)) }
        UIApplication.shared.settle()
        expectEqual(stage.view.contentOffset, CGPoint(x: expected, y: 0))
      }
    }
  }

  @Test func `A finger stops content that decelerates, which springs back only once the finger leaves`() {
    onStage { stage in
      stage.fling(by: CGVector(dy: -100))
      stage.fingers.pass(0.1)
      stage.fingers.down(middle)
      let place = stage.view.contentOffset
      #expect(place.y > 90)
      expectEqual(stage.delegate.log.lines.last, "did end decelerating")
      stage.fingers.up()
      UIApplication.shared.settle()
      expectEqual(stage.view.contentOffset, place)
    }
    onStage { stage in
      stage.fingers.down(middle)
      stage.fingers.drag(by: CGVector(dy: 110))
      stage.fingers.up()
      stage.fingers.pass(0.02)
      stage.fingers.down(middle)
      #expect(stage.view.contentOffset.y < 0)
      stage.fingers.up()
      UIApplication.shared.settle()
      expectEqual(stage.view.contentOffset, .zero)
    }
  }

  @Test func `A table that is scrolled selects nothing`() {
    UIApplication().run {
      let roster = Roster((0..<100).map(String.init))
      let table = roster.table(height: 400)
      let fingers = Fingers(on: mount(table))
      fingers.down(CGPoint(x: 100, y: 400))
      fingers.drag(by: CGVector(dy: -110))
      fingers.up()
      UIApplication.shared.settle()
      #expect(table.contentOffset.y > 100)
      expectNil(table.indexPathForSelectedRow)
    }
  }
}

extension UIScrollViewDraggingTests.Stage {
  /// Flings in three frames.
  func fast(by distance: CGVector) {
    fingers.down(middle)
    fingers.drag(by: distance, steps: 3)
    fingers.up()
  }
}
