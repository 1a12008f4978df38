import ChromeUI
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct BubbleCoordinatorTests {
  @Test
  func `A gray square that begins at two thirds of the width, and a bubble whose arrow points at it`() throws
  {
    try onStage("Bubble") { navigation, _ in
      let container = try #require(navigation.topViewController)
      #expect(container.title == "Bubble")
      #expect(container.view.backgroundColor == .white)
      let anchor = try #require(container.view.subviews.first)
      #expect(anchor.backgroundColor == .gray)
      #expect(anchor.bounds.size == CGSize(width: 20, height: 20))
      #expect(anchor.frame.minX == 260)
      let bubble = try #require(container.children.first as? BubbleViewController)
      #expect(bubble.view.alpha == 1)
      let labels = bubble.view.descendants(UILabel.self)
      #expect(labels.map(\.text) == ["Lorem ipsum dolor"])
      #expect(labels.map(\.accessibilityIdentifier) == ["BubbleViewLabelIdentifier"])
      let arrow = try #require(bubble.view.subviews.first)
      #expect(abs(arrow.convert(CGPoint(x: 5, y: 5), to: container.view).x - 270) < 0.001)
      #expect(bubble.view.frame.minY == anchor.frame.maxY)
    }
  }

  @Test func `A bubble that is dismissed leaves the screen's children`() throws {
    try onStage("Bubble") { navigation, stage in
      let container = try #require(navigation.topViewController)
      (container.children.first as? BubbleViewController)?.dismiss(animated: true)
      try stage.settle()
      #expect(container.children.isEmpty)
      #expect(container.view.subviews.count == 1)
    }
  }
}
