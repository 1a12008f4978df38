import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIRefreshControlTests {
  let log = Log()
  let refresh = UIRefreshControl()

  private func mounted() -> (view: UIScrollView, fingers: Fingers) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
    view.contentSize = CGSize(width: 300, height: 2000)
    view.refreshControl = refresh
    refresh.addAction(UIAction { [log] _ in log.add("refresh") }, for: .valueChanged)
    return (view, Fingers(on: mount(view)))
  }

  @Test func `Pulling a little does nothing, and pulling far down begins refreshing, until code ends it`() {
    UIApplication().run {
      let (view, fingers) = mounted()
      fingers.down(middle)
      fingers.drag(by: CGVector(dy: 80))
      fingers.up()
      UIApplication.shared.settle()
      expectEmpty(log.lines)
      expectEqual(view.contentOffset.y, 0)
      fingers.down(middle)
      fingers.drag(by: CGVector(dy: 400))
      fingers.up()
      UIApplication.shared.settle()
      expectEqual(log.lines, ["refresh"])
      expectTrue(refresh.isRefreshing)
      expectEqual(view.contentOffset.y, -60)
      refresh.endRefreshing()
      UIApplication.shared.settle()
      expectFalse(refresh.isRefreshing)
      expectEqual(view.contentOffset.y, 0)
      expectEqual(view.adjustedContentInset.top, 0)
      expectTrue(refresh.isHidden)
    }
  }

  @Test func `The content returns even if refreshing ends while it springs back`() {
    forEachRow([0.02, 0.2, 0.5]) { delay in
      let fresh = UIRefreshControlTests()
      UIApplication().run {
        let (view, fingers) = fresh.mounted()
        fingers.down(middle)
        fingers.drag(by: CGVector(dy: 400))
        fingers.up()
        UIApplication.shared.runLoop.advance(by: delay)
        expectTrue(view.isDecelerating)
        let offset = view.contentOffset.y
        expectTrue(offset < -60)
        fresh.refresh.endRefreshing()
        expectEqual(view.contentOffset.y, offset)
        UIApplication.shared.settle()
        expectFalse(view.isDecelerating)
        expectEqual(view.contentOffset.y, 0)
        expectTrue(fresh.refresh.isHidden)
      }
    }
  }

  @Test func `The content returns if refreshing ends while a finger holds it, which refreshes but once`() {
    UIApplication().run {
      let (view, fingers) = mounted()
      fingers.down(middle)
      fingers.drag(by: CGVector(dy: 400))
      refresh.endRefreshing()
      fingers.drag(by: CGVector(dy: 10))
      fingers.up()
      UIApplication.shared.settle()
      expectEqual(log.lines, ["refresh"])
      expectEqual(view.contentOffset.y, 0)
      fingers.down(middle)
      fingers.drag(by: CGVector(dy: 400))
      fingers.up()
      expectEqual(log.lines, ["refresh", "refresh"])
    }
  }

  @Test func `Code that begins refreshing moves nothing, and a control taken away leaves no room`() {
    UIApplication().run {
      let (view, _) = mounted()
      refresh.beginRefreshing()
      expectTrue(refresh.isRefreshing)
      expectEqual(view.adjustedContentInset.top, 60)
      expectEqual(view.contentOffset.y, 0)
      expectEmpty(log.lines)
      expectEqual(refresh.frame, CGRect(x: 0, y: -60, width: 300, height: 60))
      view.refreshControl = nil
      expectNil(refresh.superview)
      expectEqual(view.adjustedContentInset.top, 0)
    }
  }
}
