import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIScrollViewOptionsTests {
  final class InsetScrollView: UIScrollView {
    var changes: [UIEdgeInsets] = []
    override func adjustedContentInsetDidChange() { changes.append(adjustedContentInset) }
  }

  /// The safe area of a phone in landscape has 47 points at both sides and 21 at the bottom.
  @Test func `The behavior decides which edges of the safe area count`() {
    forEachRow(
      [
        (
          UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGSize(width: 100, height: 100),
          [0, 0, 0, 0]
        ),
        (.automatic, CGSize(width: 100, height: 2000), [0, 0, 21, 0]),
        (.automatic, CGSize(width: 2000, height: 100), [0, 47, 0, 47]),
        (.scrollableAxes, CGSize(width: 100, height: 100), [0, 0, 0, 0]),
        (.scrollableAxes, CGSize(width: 100, height: 2000), [0, 0, 21, 0]),
        (.scrollableAxes, CGSize(width: 2000, height: 100), [0, 47, 0, 47]),
        (.never, CGSize(width: 2000, height: 2000), [0, 0, 0, 0]),
        (.always, CGSize(width: 100, height: 100), [0, 47, 21, 47]),
      ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGSize, [CGFloat])]
    ) { behavior, content, expected in
      UIApplication(orientation: .landscapeLeft).run {
        let view = InsetScrollView(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
        view.contentSize = content
        view.contentInsetAdjustmentBehavior = behavior
        mount(view)
        let insets = view.adjustedContentInset
        expectEqual([insets.top, insets.left, insets.bottom, insets.right], expected)
        expectEqual(view.changes, (expected == [0, 0, 0, 0] ? [] : [insets]))
      }
    }
  }

  /// Content of a controller that bars belong to is clear of them even if it need not scroll; a
  /// phone has 47 points above and 34 below, a navigation bar 44 and a tab bar 49.
  @Test func `Bars count for the content of their controller, and beside it for what scrolls to them`() {
    let containers: [(name: String, make: @MainActor (UIViewController) -> UIViewController, [CGFloat])] = [
      ("none", { $0 }, [0, 0]),
      ("navigation", { UINavigationController(rootViewController: $0) }, [91, 34]),
      (
        "tabs",
        { controller in
          let tabs = UITabBarController()
          tabs.viewControllers = [controller]
          return tabs
        }, [47, 83]
      ),
    ]
    for (name, make, bars) in containers {
      UIApplication().run {
        let controller = UIViewController()
        let content = UIScrollView(frame: UIScreen.main.bounds)
        let beside = UIScrollView(frame: UIScreen.main.bounds)
        controller.view.addSubview(content)
        controller.view.addSubview(beside)
        mount(make(controller))
        @MainActor func insets(_ view: UIScrollView) -> [CGFloat] {
          UIApplication.shared.settle()
          return [view.adjustedContentInset.top, view.adjustedContentInset.bottom]
        }
        expectEqual(insets(content), bars, "\(name)")
        expectEqual(insets(beside), [0, 0], "\(name)")
        content.contentInsetAdjustmentBehavior = .scrollableAxes
        expectEqual(insets(content), [0, 0], "\(name)")
        beside.alwaysBounceVertical = true
        expectEqual(insets(beside).allSatisfy { $0 > 0 }, true, "\(name)")
      }
    }
  }

  @Test func `Dragging takes the keyboard away if it shall`() {
    forEachRow(UIScrollView.KeyboardDismissMode.allCases) { mode in
      UIApplication().run {
        let view = UIScrollView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        view.contentSize = CGSize(width: 200, height: 900)
        view.keyboardDismissMode = mode
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        view.addSubview(field)
        let fingers = Fingers(on: mount(view))
        field.becomeFirstResponder()
        fingers.down(middle)
        expectTrue(field.isFirstResponder)
        fingers.drag(by: CGVector(dy: -50))
        expectEqual(field.isFirstResponder, (mode == .none))
        fingers.up()
      }
    }
  }

  @Test func `A locked drag goes along one axis, unless it is diagonal`() {
    forEachRow([
      (true, CGVector(dx: -20, dy: -100), CGPoint(x: 0, y: 90)),
      (true, CGVector(dx: -100, dy: -20), CGPoint(x: 90, y: 0)),
      (true, CGVector(dx: -100, dy: -100), CGPoint(x: 93, y: 93)),
      (false, CGVector(dx: -20, dy: -100), CGPoint(x: 18, y: 90)),
    ]) { locked, way, expected in
      UIApplication().run {
        let view = UIScrollView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        view.contentSize = CGSize(width: 900, height: 900)
        view.isDirectionalLockEnabled = locked
        let fingers = Fingers(on: mount(view))
        fingers.down(middle)
        fingers.drag(by: way)
        expectTrue(abs(view.contentOffset.x - expected.x) < 1)
        expectTrue(abs(view.contentOffset.y - expected.y) < 1)
        fingers.up()
      }
    }
  }

  @Test func `Both indicators have the same insets until they are set one by one`() {
    let view = UIScrollView()
    view.scrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    expectEqual(view.horizontalScrollIndicatorInsets.top, 5)
    view.verticalScrollIndicatorInsets.top = 7
    expectEqual(view.horizontalScrollIndicatorInsets.top, 5)
    expectEqual(view.scrollIndicatorInsets.top, 7)
  }

  @Test func `The options have UIKit's numbers`() {
    let modes: [(UIScrollView.KeyboardDismissMode, Int)] = [
      (.none, 0), (.onDrag, 1), (.interactive, 2), (.onDragWithAccessory, 3), (.interactiveWithAccessory, 4),
    ]
    forEachRow(modes) { expectEqual($0.rawValue, $1) }
    let behaviors: [(UIScrollView.ContentInsetAdjustmentBehavior, Int)] = [
      (.automatic, 0), (.scrollableAxes, 1), (.never, 2), (.always, 3),
    ]
    forEachRow(behaviors) { expectEqual($0.rawValue, $1) }
    let styles: [(UIScrollView.IndicatorStyle, Int)] = [(.default, 0), (.black, 1), (.white, 2)]
    forEachRow(styles) { expectEqual($0.rawValue, $1) }
  }

  @Test func `Flashing the indicators shows nothing`() {
    UIApplication().run {
      let view = UIScrollView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      view.contentSize = CGSize(width: 200, height: 900)
      mount(view)
      let (subviews, sublayers) = (view.subviews.count, view.layer.sublayers?.count)
      view.flashScrollIndicators()
      #expect(view.subviews.count == subviews && view.layer.sublayers?.count == sublayers)
      #expect(view.contentOffset == .zero && UIApplication.shared.runLoop.isIdle)
    }
  }
}
