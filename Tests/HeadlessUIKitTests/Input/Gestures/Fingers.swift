import Foundation
import HeadlessUIKit

/// Fingers on a window that play touch paths in virtual time.
@MainActor
final class Fingers {
  private let window: UIWindow
  private var touches: [UITouch] = []

  init(on window: UIWindow) {
    self.window = window
  }

  func down(_ points: CGPoint...) {
    let new = points.map { UITouch(in: window, at: $0) }
    touches += new
    window.sendEvent(UIEvent(touches: Set(new)))
  }

  /// Moves all fingers to points, in the same order as in `down`.
  func move(_ points: CGPoint...) {
    send(.moved, at: points)
  }

  /// Moves all fingers by a distance, 60 times a second.
  func drag(by distance: CGVector, steps: Int = 10) {
    for _ in 0..<steps {
      pass(1.0 / 60)
      send(
        .moved,
        at: touches.map {
          let place = $0.location(in: nil)
          return CGPoint(x: place.x + distance.dx / Double(steps), y: place.y + distance.dy / Double(steps))
        })
    }
  }

  func up() {
    send(.ended, at: touches.map { $0.location(in: nil) })
    touches = []
  }

  func tap(_ points: CGPoint...) {
    touches = points.map { UITouch(in: window, at: $0) }
    window.sendEvent(UIEvent(touches: Set(touches)))
    pass(0.05)
    up()
  }

  /// Advances time.
  func pass(_ seconds: TimeInterval) {
    UIApplication.shared.layoutWindowsIfNeeded()
    UIApplication.shared.runLoop.advance(by: seconds)
  }

  private func send(_ phase: UITouch.Phase, at points: [CGPoint]) {
    for (touch, point) in zip(touches, points) { touch.update(phase, at: point) }
    window.sendEvent(UIEvent(touches: Set(touches)))
  }
}

/// A distance on the screen.
struct CGVector {
  var dx: Double = 0
  var dy: Double = 0
}
