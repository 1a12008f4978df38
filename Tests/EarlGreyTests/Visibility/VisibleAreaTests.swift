import Expectations
import HeadlessUIKit
import TestSupport
import Testing

@testable import EarlGrey

@Suite @MainActor struct VisibleAreaTests {
  @Test func `an uncovered view is seen whole; without size or window there is nothing to see`() {
    // The visible area of an uncovered view is its whole frame.
    do {
      let view = box("a")
      onScreen(view) {
        expectEqual(VisibleArea(of: view).rects, [CGRect(x: 100, y: 200, width: 100, height: 100)])
        expectEqual(VisibleArea(of: view).share, 1)
      }
    }
    // Without width or height nothing is visible.
    forEachRow([CGSize(width: 0, height: 9), CGSize(width: 9, height: 0)]) { size in
      let view = box("a", size: size)
      onScreen(view) { expectTrue(grey_notVisible().matches(view)) }
    }
    // A view that is in no window is not visible.
    expectEqual(VisibleArea(of: box("a")).share, 0)
  }

  @Test func `What is drawn later covers, wherever it lies, and once`() {
    // Covers that overlap are counted once.
    do {
      let view = box("a")
      let covers = [
        box("b", size: CGSize(width: 50, height: 100), color: .black),
        box("c", size: CGSize(width: 100, height: 50), color: .white),
      ]
      onScreen(view, covers[0], covers[1]) { expectEqual(VisibleArea(of: view).share, 0.25) }
    }
    // Views behind do not cover, and neither do a view's own subviews.
    do {
      let (behind, view) = (box("behind", color: .black), box("a"))
      view.addSubview(box("child", at: .zero, color: .black))
      onScreen(behind, view) { expectEqual(VisibleArea(of: view).share, 1) }
    }
    // A subview of what is drawn later covers too, wherever it is.
    do {
      let view = box("a")
      let container = box("container", at: .zero, size: CGSize(width: 10, height: 10))
      container.addSubview(box("cover", color: .black))
      onScreen(view, container) {
        expectEqual(VisibleArea(of: view).share, 0)
        container.clipsToBounds = true
        expectEqual(VisibleArea(of: view).share, 1)
      }
    }
  }

  @Test func `only what is nearly opaque covers`() {
    forEachRow([(0.94, 1, 1), (1, 0.94, 1), (0.95, 1, 0), (1, 0.95, 0)] as [(CGFloat, CGFloat, Double)]) {
      color, alpha, share in
      let (view, cover) = (box("a"), box("cover", color: .black.withAlphaComponent(color)))
      cover.alpha = alpha
      onScreen(view, cover) { expectEqual(VisibleArea(of: view).share, share) }
    }
    // A gradient covers if all of its colors are nearly opaque.
    forEachRow([(0.95, 0), (0.94, 1)] as [(CGFloat, Double)]) { faintest, share in
      let (view, cover) = (box("a"), GradientView(frame: CGRect(x: 100, y: 200, width: 100, height: 100)))
      let layer = try #require(cover.layer as? CAGradientLayer)
      layer.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(faintest).cgColor]
      onScreen(view, cover) { expectEqual(VisibleArea(of: view).share, share) }
    }
    // Neither clear nor hidden views cover.
    do {
      let (view, hidden) = (box("a"), box("hidden", color: .black))
      hidden.isHidden = true
      onScreen(view, hidden, box("none"), box("clear", color: .clear)) {
        expectEqual(VisibleArea(of: view).share, 1)
      }
    }
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func `A view is seen from an opacity of a hundredth, and never in a hidden one`() {
    // A view is visible from an opacity of a hundredth.
    forEachRow([(0.009, 0), (0.01, 1)] as [(CGFloat, Double)]) { alpha, share in
      let (parent, view) = (box("parent"), box("a", at: .zero))
      parent.addSubview(view)
      parent.alpha = alpha
      onScreen(parent) { expectEqual(VisibleArea(of: view).share, share) }
    }
    // A view in a hidden one is not visible.
    do {
      let (parent, view) = (box("parent"), box("a", at: .zero))
      parent.addSubview(view)
      parent.isHidden = true
      onScreen(parent) { expectEqual(VisibleArea(of: view).share, 0) }
    }
  }

  @Test func `Clipping ancestors and the screen cut a view`() {
    // Every clipping ancestor clips, the others do not.
    let (outer, inner, view) = (box("outer"), box("inner", at: .zero), box("a", at: CGPoint(x: 50, y: 0)))
    inner.addSubview(view)
    outer.addSubview(inner)
    onScreen(outer) {
      expectEqual(VisibleArea(of: view).share, 1)
      outer.clipsToBounds = true
      expectEqual(VisibleArea(of: view).share, 0.5)
    }
    // The part off the screen counts as not visible.
    let large = box("large", at: CGPoint(x: 200, y: 200), size: CGSize(width: 800, height: 800))
    let out = box("out", at: CGPoint(x: -100, y: 0))
    onScreen(large, out) {
      expectEqual(VisibleArea(of: large).share, 190 * 644 / 640_000.0)
      #expect(!grey_sufficientlyVisible().matches(large))
      expectEqual(VisibleArea(of: out).share, 0)
    }
  }

  @Test func `A pixel can be seen, less cannot`() {
    // A pixel is visible, half a pixel is not.
    forEachRow([(1, true), (0.5, false)]) { (pixels: Double, isVisible: Bool) in
      let view = box("a", size: CGSize(width: pixels / 3, height: 10))
      onScreen(view) { expectEqual(grey_sufficientlyVisible().matches(view), isVisible) }
    }
    // A sliver that a cover leaves is visible from one pixel.
    forEachRow([(0.1, true), (0.4, false)]) { (points: CGFloat, isHidden: Bool) in
      let cover = box("cover", size: CGSize(width: 100, height: 100 - points), color: .black)
      let view = box("a")
      onScreen(view, cover) { expectEqual(grey_notVisible().matches(view), isHidden) }
    }
  }

  @Test func `Any covers leave what counting points leaves`() {
    forEachRow(SplitMix64.seeds(100)) { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      let covers = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        CGRect(
          x: Int.random(in: 0..<20, using: &random), y: Int.random(in: 0..<20, using: &random),
          width: Int.random(in: 0..<15, using: &random), height: Int.random(in: 0..<15, using: &random))
      }
      let view = box("a", at: .zero, size: CGSize(width: 20, height: 20))
      let front = box("front", at: .zero)
      for cover in covers {
        front.addSubview(box("cover", at: cover.origin, size: cover.size, color: .black))
      }
      let points = (0..<400).map { CGPoint(x: Double($0 % 20) + 0.5, y: Double($0 / 20) + 0.5) }
      let seen = points.count { point in !covers.contains { $0.contains(point) } }
      onScreen(view, front) {
        let area = VisibleArea(of: view)
        expectEqual(area.share, Double(seen) / 400, "seed \(seed)")
        if let point = area.interactionPoint(of: view) {
          expectFalse(covers.contains { $0.contains(point) }, "seed \(seed)")
        }
      }
    }
  }

  @Test func `A window in front covers where it stands, a visual effect does not`() {
    // A window in front covers what is below its frame.
    do {
      let view = box("a")
      onScreen(view) {
        let window = UIWindow(frame: CGRect(x: 0, y: 250, width: 390, height: 100))
        window.backgroundColor = .black
        window.makeKeyAndVisible()
        expectEqual(VisibleArea(of: view).rects, [CGRect(x: 100, y: 200, width: 100, height: 50)])
      }
    }
    // A view behind a visual effect is visible, and so is the effect.
    do {
      let (view, effect) = (box("a"), UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
      effect.frame = view.frame
      onScreen(view, effect) {
        #expect(grey_sufficientlyVisible().matches(view))
        #expect(grey_sufficientlyVisible().matches(effect))
      }
    }
  }

  @Test func `What is turned covers and is seen exactly as it is drawn`() {
    // A rotated cover hides exactly what is behind it.
    do {
      let (view, cover) = (box("a"), box("cover", color: .black))
      cover.transform = CGAffineTransform(rotationAngle: .pi / 4)
      onScreen(view, cover) {
        let octagon = 2 * 2.squareRoot() - 2
        #expect(abs(VisibleArea(of: view).share - (1 - octagon)) < 1e-9)
        expectEqual(
          VisibleArea(of: view).interactionPoint(of: view).map {
            !CGRect(x: 110, y: 210, width: 80, height: 80).contains($0)
          }, true)
      }
    }
    // A rotated view is completely visible, and its frame counts as it is drawn.
    do {
      let view = box("a")
      view.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 1)
      onScreen(view) {
        #expect(abs(VisibleArea(of: view).share - 1) < 1e-9)
        #expect(abs(VisibleArea(of: view).wholeArea - 20_000) < 1e-6)
      }
    }
  }

  @Test func `elements that are no views are seen like their container, by their own frame`() {
    let (view, cover) = (box("map"), box("cover", size: CGSize(width: 60, height: 100), color: .black))
    let (left, out, flat) = (
      element(CGRect(x: 100, y: 200, width: 100, height: 50), in: view),
      element(CGRect(x: 500, y: 0, width: 10, height: 10), in: view),
      element(CGRect(x: 100, y: 200, width: 0, height: 50), in: view)
    )
    view.accessibilityElements = [left, out, flat]
    view.addSubview(box("part", at: .zero, color: .black))
    onScreen(view, cover) {
      expectEqual(VisibleArea(of: left).share, 0.4, "the cover counts, a part of the container does not")
      expectEqual(VisibleArea(of: left).interactionPoint(of: left), CGPoint(x: 175, y: 212.5))
      #expect(grey_notVisible().matches(out))
      #expect(grey_notVisible().matches(flat))
      view.isHidden = true
      #expect(grey_notVisible().matches(left))
    }
  }

  private func element(_ frame: CGRect, in view: UIView) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrame = frame
    return element
  }
}
