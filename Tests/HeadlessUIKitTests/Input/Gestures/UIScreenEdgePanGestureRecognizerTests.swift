import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIScreenEdgePanGestureRecognizerTests {
  private func edgePan(_ edges: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = edges
    return recognizer
  }

  @Test func `Only a finger that comes in from one of the edges counts`() {
    forEachRow(
      [
        (UIRectEdge.left, CGPoint(x: 5, y: 400), CGVector(dx: 50), true),
        (UIRectEdge.left, CGPoint(x: 60, y: 400), CGVector(dx: 50), false),
        (UIRectEdge.left, CGPoint(x: 5, y: 400), CGVector(dy: 50), false),
        (UIRectEdge.left, CGPoint(x: 385, y: 400), CGVector(dx: -50), false),
        (UIRectEdge.right, CGPoint(x: 385, y: 400), CGVector(dx: -50), true),
        (UIRectEdge.top, CGPoint(x: 200, y: 2), CGVector(dy: 50), true),
        (UIRectEdge.bottom, CGPoint(x: 200, y: 840), CGVector(dy: -50), true),
        (UIRectEdge(), CGPoint(x: 5, y: 400), CGVector(dx: 50), false),
      ] as [(UIRectEdge, CGPoint, CGVector, Bool)]
    ) { edges, start, way, counts in
      onStage { stage in
        stage.add(edgePan(edges), "edge", to: stage.window)
        stage.fingers.down(start)
        stage.fingers.drag(by: way)
        stage.fingers.up()
        expectEqual(stage.log.lines.contains("edge began"), counts)
        expectEqual(stage.log.lines.contains("edge ended"), counts)
        expectTrue(stage.log.lines.isEmpty != counts)
      }
    }
  }

  @Test func `A pan that waits for the edge's gesture is left to fingers from elsewhere`() {
    onStage { stage in
      let edge = stage.add(edgePan(.left), "edge", to: stage.window)
      stage.add(UIPanGestureRecognizer(), "pan", to: stage.window).require(toFail: edge)
      stage.fingers.down(CGPoint(x: 3, y: 600))
      stage.fingers.drag(by: CGVector(dx: 50))
      stage.fingers.up()
      expectEqual(Set(stage.log.take()), ["edge began", "edge changed", "edge ended"])
      stage.fingers.down(CGPoint(x: 100, y: 600))
      stage.fingers.drag(by: CGVector(dx: 50))
      stage.fingers.up()
      expectEqual(Set(stage.log.take()), ["pan began", "pan changed", "pan ended"])
    }
  }
}
