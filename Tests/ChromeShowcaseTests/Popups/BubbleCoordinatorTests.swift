import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct BubbleCoordinatorTests {
  @Test func `The arrow of a bubble points at a gray square, and the bubble leaves when it is dismissed`()
    throws
  {
    try onStage("Bubble") { navigation, _ in
      let container = try #require(navigation.topViewController)
      expectEqual(container.title, "Bubble")
      expectEqual(container.view.backgroundColor, .white)
      let anchor = try #require(container.view.subviews.first)
      expectEqual(anchor.backgroundColor, .gray)
      expectEqual(anchor.bounds.size, CGSize(width: 20, height: 20))
      expectEqual(anchor.frame.minX, 260)
      let bubble = try #require(container.children.first as? BubbleViewController)
      expectEqual(bubble.view.alpha, 1)
      let labels = bubble.view.descendants(UILabel.self)
      expectEqual(labels.map(\.text), ["Lorem ipsum dolor"])
      expectEqual(labels.map(\.accessibilityIdentifier), ["BubbleViewLabelIdentifier"])
      let arrow = try #require(bubble.view.subviews.first)
      #expect(abs(arrow.convert(CGPoint(x: 5, y: 5), to: container.view).x - 270) < 0.001)
      expectEqual(bubble.view.frame.minY, anchor.frame.maxY)
    }
    try onStage("Bubble") { navigation, stage in
      let container = try #require(navigation.topViewController)
      (container.children.first as? BubbleViewController)?.dismiss(animated: true)
      try stage.settle()
      expectEmpty(container.children)
      expectEqual(container.view.subviews.count, 1)
    }
  }
}
