import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct SwipeTests {
  private static let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
    (.left, "Left"), (.right, "Right"), (.up, "Up"), (.down, "Down"),
  ]

  /// Adds recognizers that log the directions of swipes.
  private func recognizeSwipes(
    _ view: UIView, fingers: Int = 1, _ seen: @escaping @MainActor (String, CGPoint) -> Void
  ) {
    for (direction, name) in Self.directions {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.numberOfTouchesRequired = fingers
      view.recognize(swipe) { seen(name, $0.location(in: view)) }
    }
  }

  @Test func `Actions have EarlGrey's names`() {
    expectEqual(grey_swipeFastInDirection(.left).name, "Swipe Left for duration 0.1")
    expectEqual(grey_swipeSlowInDirection(.down).name, "Swipe Down for duration 1")
    expectEqual(grey_swipeFastInDirectionWithStartPoint(.up, 0.1, 0.2).name, "Swipe Up for duration 0.1")
    expectEqual(grey_swipeSlowInDirectionWithStartPoint(.up, 0.1, 0.2).name, "Swipe Up for duration 1")
    expectEqual(grey_multiFingerSwipeFastInDirection(.right, 2).name, "Swipe Right for duration 0.1")
    expectEqual(
      grey_multiFingerSwipeSlowInDirectionWithStartPoint(.right, 2, 0.5, 0.5).name,
      "Swipe Right for duration 1")
  }

  @Test func `swipes go where they say, and a window sees those that begin in a label`() throws {
    // Swipes go in their direction, fast and slow.
    do {
      var seen: [String] = []
      let box = box("box", at: CGPoint(x: 100, y: 300))
      recognizeSwipes(box) { name, _ in seen.append(name) }
      try onScreen(box) {
        try perform(
          grey_swipeFastInDirection(.up), grey_swipeSlowInDirection(.down), grey_swipeFastInDirection(.left),
          grey_swipeSlowInDirection(.right), on: "box")
      }
      expectEqual(seen, ["Up", "Down", "Left", "Right"])
    }
    // A window sees swipes that begin in a label.
    do {
      var seen: [String] = []
      let label = label("swiped", at: CGPoint(x: 100, y: 400))
      label.accessibilityIdentifier = "label"
      label.isUserInteractionEnabled = true
      try onScreen(label) {
        recognizeSwipes(UIApplication.shared.windows[0]) { name, _ in seen.append(name) }
        try perform(
          grey_swipeFastInDirection(.up), grey_swipeFastInDirection(.down), grey_swipeFastInDirection(.left),
          grey_swipeFastInDirection(.right), on: "label")
      }
      expectEqual(seen, ["Up", "Down", "Left", "Right"])
    }
  }

  @Test func `fingers swipe together`() {
    forEachRow([2, 3, 4] as [UInt]) { count in
      var seen: [String] = []
      try UIApplication().run {
        let screen = wholeScreen("screen")
        recognizeSwipes(screen, fingers: Int(count)) { name, _ in
          seen.append("Swiped with \(count) fingers \(name)")
        }
        let controller = UIViewController()
        controller.view.addSubview(screen)
        mount(controller)
        for direction in [GREYDirection.left, .right, .up, .down] {
          try perform(grey_multiFingerSwipeFastInDirection(direction, count), on: "screen")
        }
        try perform(grey_multiFingerSwipeSlowInDirectionWithStartPoint(.left, count, 0.8, 0.3), on: "screen")
      }
      expectEqual(seen, ["Left", "Right", "Up", "Down", "Left"].map { "Swiped with \(count) fingers \($0)" })
    }
  }

  @Test func `Fingers begin at the start point, several of them 10 points apart`() throws {
    // A swipe begins at its start point.
    forEachRow([
      (0.5, 0.5, CGPoint(x: 150, y: 300)), (0.25, 0.75, CGPoint(x: 125, y: 350)),
    ]) { (x: CGFloat, y: CGFloat, start: CGPoint) in
      let fingers = FingerView(frame: CGRect(x: 100, y: 200, width: 100, height: 200))
      fingers.accessibilityIdentifier = "fingers"
      try onScreen(fingers) {
        try perform(grey_swipeFastInDirectionWithStartPoint(.right, x, y), on: "fingers")
        expectEqual(fingers.starts, [start])
        expectEqual(fingers.ends, [CGPoint(x: UIScreen.main.bounds.maxX, y: start.y)])
      }
    }
    // Several fingers begin at shares of where the frame ends, 10 points apart.
    do {
      let fingers = FingerView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
      fingers.accessibilityIdentifier = "fingers"
      try onScreen(fingers) {
        try perform(grey_multiFingerSwipeFastInDirectionWithStartPoint(.up, 3, 0.5, 0.75), on: "fingers")
      }
      expectEqual(fingers.starts, [150, 160, 170].map { CGPoint(x: $0, y: 300) })
    }
  }

  @Test func `What no fingers can do is a mistake of the test, and what none can hit is not swiped`() {
    // Too many or too few fingers, and start points at the edge, are mistakes of the test.
    for count in [0, 1, 5] as [UInt] {
      expectEqual(exceptions { _ = grey_multiFingerSwipeFastInDirection(.up, count) }.count, 1)
    }
    let single = exceptions { _ = grey_multiFingerSwipeSlowInDirection(.up, 1) }
    expectEqual(single.first?.contains("grey_swipeFastInDirection"), true)
    for share in [0, 1, -0.5] as [CGFloat] {
      expectEqual(exceptions { _ = grey_swipeFastInDirectionWithStartPoint(.up, share, 0.5) }.count, 1)
      expectEqual(exceptions { _ = grey_swipeSlowInDirectionWithStartPoint(.up, 0.5, share) }.count, 1)
    }
    // A view that no finger can hit is not swiped.
    onScreen(box("box"), box("cover", color: .black)) {
      let error = failure { () throws(GREYError) in try perform(grey_swipeFastInDirection(.up), on: "box") }
      expectEqual(error?.reason, .constraintsFailed("interactable Point:{nan, nan}"))
    }
  }
}

/// Logs where fingers touch down and lift, in the window's coordinates.
@MainActor
final class FingerView: UIView {
  private(set) var starts: [CGPoint] = []
  private(set) var ends: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    starts = (starts + touches.map { $0.location(in: nil) }).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ends = (ends + touches.map { $0.location(in: nil) }).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }
}
