import Expectations
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct ViewRendererTests {
  @Test func `Edges are snapped to the device's pixels, so that neighbors go on touching`() {
    // Edges are snapped to the device's pixels, halves up.
    forEachRow([
      (VirtualDevice.iPhone, CGRect(x: 10.2, y: 0, width: 20.5, height: 1), "UIView (10.333 0; 20.333 1)"),
      (.iPad, CGRect(x: 10.2, y: 0, width: 20.5, height: 1), "UIView (10 0; 20.5 1)"),
      (.iPhone, CGRect(x: 0.5 / 3, y: -0.5 / 3, width: 10, height: 10), "UIView (0.333 0; 10 10)"),
      (.iPad, CGRect(x: 0.25, y: -0.25, width: 10, height: 10), "UIView (0.5 0; 10 10)"),
      (.iPhone, CGRect(x: -10.2, y: 0.1, width: 0.1, height: 0.3), "UIView (-10.333 0; 0.333 0.333)"),
      (.iPad, CGRect(x: 0.2, y: 0.2, width: 0.04, height: 0.4), "UIView (0 0; 0 0.5)"),
    ]) { device, frame, line in
      expectEqual(rendered(UIView(frame: frame), on: device).map(\.line), [line])
    }
    // Neighbors that touch on the screen touch in the tree.
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      for step in 0..<60 {
        let x = Double(step) / 37
        let (left, right) = (UIView(), UIView())
        left.frame = CGRect(x: x, y: 0, width: 10.4, height: 1)
        right.frame = CGRect(x: x + 10.4, y: 0, width: 7.7, height: 1)
        let frames = rendered(left, right, on: device).compactMap(\.frame)
        #expect(abs(frames[0].x + frames[0].width - frames[1].x) < 0.002, "x = \(x)")
      }
    }
  }

  @Test func `Frames and contents of scroll views are reported in their own coordinates, snapped`() {
    // A frame is reported in the parent's coordinates, wherever a scroll view is scrolled to.
    do {
      let scrollView = placed(UIScrollView(), x: 5, y: 100, width: 50, height: 50)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 50, height: 500)
      scrollView.addSubview(placed(UIView(), x: 1, y: 60))
      scrollView.contentOffset = CGPoint(x: 0, y: 30)
      let node = rendered(scrollView)[0]
      expectEqual(node.line, "UIScrollView (5 100; 50 50) offset=(0 30) content=(50 500)")
      expectEqual(node.children.map(\.line), ["UIView (1 60; 10 10)"])
    }
    // The size of a content, and how far it is scrolled, are snapped as edges are.
    forEachRow([
      (VirtualDevice.iPhone, "UIScrollView (0 0; 50 50) offset=(0.333 20.333) content=(100.667 405.333)"),
      (.iPad, "UIScrollView (0 0; 50 50) offset=(0.5 20.5) content=(100.5 405.5)"),
    ]) { device, line in
      let scrollView = placed(UIScrollView(), width: 50, height: 50)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 100.6, height: 405.4)
      scrollView.contentOffset = CGPoint(x: 0.3, y: 20.4)
      expectEqual(rendered(scrollView, on: device).map(\.line), [line])
    }
  }

  @Test func `A hidden view stays with what is in it, a button is reported whole`() {
    // Hidden views are kept and marked, with their content.
    do {
      let view = placed(UIView()) { $0.isHidden = true }
      view.addSubview(placed(UILabel()) { $0.text = "a" })
      let node = rendered(view)[0]
      expectEqual(node.line, "UIView (0 0; 10 10) [hidden]")
      expectEqual(node.children.map(\.line), ["UILabel \"a\" (0 0; 10 10)"])
    }
    // A button is reported as a whole, without its parts.
    do {
      let button = placed(UIButton(type: .system)) { $0.setTitle("Go", for: .normal) }
      expectFalse(button.subviews.isEmpty)
      let node = rendered(button)[0]
      expectEqual(node.line, "UIButton \"Go\" (0 0; 10 10)")
      expectEqual(node.children, [])
    }
  }

  @Test func `Transforms, borders, shadows and pictures are reported`() {
    // A transformed view has its bounding rectangle, and its parts stay in its own coordinates.
    do {
      let view = placed(UIView(), x: 10, y: 20, width: 40, height: 20) {
        $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      view.addSubview(placed(UIView(), x: 30, y: 0))
      let node = rendered(view)[0]
      expectEqual(node.line, "UIView (20 10; 20 40) transform=(0 1 -1 0 0 0) bounds=(40 20)")
      expectEqual(node.children.map(\.line), ["UIView (30 0; 10 10)"])
    }
    // A colored border, a shadow and a picture are reported.
    do {
      let view = placed(UIView()) {
        $0.layer.borderWidth = 1
        $0.layer.borderColor = UIColor.red.cgColor
        $0.layer.shadowOpacity = 0.5
      }
      expectEqual(rendered(view)[0].line, "UIView (0 0; 10 10) border=1 borderColor=red shadow=0.5")
      let picture = view.snapshotView(afterScreenUpdates: false) ?? UIView()
      expectEqual(rendered(picture)[0].line, #"UIReplicantView (0 0; 10 10) picture="UIView""#)
    }
  }

  @Test func `Windows are reported back to front, one alone without a frame around it`() {
    UIApplication().run {
      let (back, front) = (UIWindow(), UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
      back.makeKeyAndVisible()
      expectEqual(RenderProjection.hierarchy.render(UIApplication.shared.windows).type, "UIWindow")
      front.makeKeyAndVisible()
      expectEqual(
        RenderProjection.hierarchy.render(UIApplication.shared.windows).lines,
        [
          "UIScreen", "  UIWindow (0 0; 390 844)", "  UIWindow (10 20; 30 40)",
        ])
    }
  }
}
