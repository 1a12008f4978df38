import Foundation

@testable import HeadlessUIKit

/// A box of 200 points in a window, with recognizers that log their states, and fingers.
@MainActor
final class GestureStage: UIGestureRecognizerDelegate {
  let log = Log()
  let box: LoggingView
  let window: UIWindow
  let fingers: Fingers
  var together = false
  var begins = true
  var receives = true
  var failsFirst: UIGestureRecognizer?

  final class LoggingView: UIView {
    var log: Log?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.add("view cancelled")
    }
  }

  init() {
    box = LoggingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    window = mount(box)
    fingers = Fingers(on: window)
  }

  /// Adds a recognizer to the box, or another view, which logs its name and state.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.addAction { [log] in log.add("\(name) \($0.state.rawValue)") }
    (view ?? box).addGestureRecognizer(recognizer)
    return recognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === failsFirst }
}

/// The middle of the stage's box.
let middle = CGPoint(x: 200, y: 200)

/// A tap recognizer for a number of taps or fingers.
@MainActor
func taps(_ taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
  let recognizer = UITapGestureRecognizer()
  (recognizer.numberOfTapsRequired, recognizer.numberOfTouchesRequired) = (taps, fingers)
  return recognizer
}

/// Runs a test in a separate application.
@MainActor
func onStage(_ body: (GestureStage) throws -> Void) rethrows {
  try UIApplication().run { try body(GestureStage()) }
}
