import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct TapTests {
  private func perform(_ action: GREYAction, on matcher: GREYMatcher) throws(GREYError) {
    try EarlGrey.selectElement(with: matcher).performing(action)
  }

  @Test func `Actions have EarlGrey's names`() {
    expectEqual(grey_tap().name, "Tap")
    expectEqual(grey_doubleTap().name, "Tap 2 times")
    expectEqual(grey_multipleTapsWithCount(1).name, "Tap")
    expectEqual(grey_multipleTapsWithCount(7).name, "Tap 7 times")
    expectEqual(grey_tapAtPoint(.zero).name, "Tap")
    expectEqual(grey_doubleTapAtPoint(.zero).name, "Tap 2 times")
    expectEqual(grey_longPress().name, "Long Press for 0.700000 seconds")
    expectEqual(grey_longPressWithDuration(1.5).name, "Long Press for 1.500000 seconds")
    expectEqual(grey_longPressAtPointWithDuration(.zero, 2).name, "Long Press for 2.000000 seconds")
  }

  @Test func `A tap presses and releases a button where it can be seen, unless it is disabled`() throws {
    // A tap presses and releases a button.
    do {
      var events: [String] = []
      let button = button("Go")
      button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
      button.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
      button.addAction(UIAction { _ in events.append("up outside") }, for: .touchUpOutside)
      try onScreen(button) { try perform(grey_tap(), on: grey_buttonTitle("Go")) }
      expectEqual(events, ["down", "up inside"])
    }
    // A tap on a disabled button succeeds without effect.
    do {
      var taps = 0
      let button = button("Go") { taps += 1 }
      button.isEnabled = false
      try onScreen(button) { try perform(grey_tap(), on: grey_buttonTitle("Go")) }
      expectEqual(taps, 0)
    }
    // A half-covered button is tapped where it is visible.
    do {
      var taps = 0
      let button = button("Go") { taps += 1 }
      let cover = box("cover", size: CGSize(width: 60, height: 100), color: .black)
      try onScreen(button, cover) { try perform(grey_tap(), on: grey_buttonTitle("Go")) }
      expectEqual(taps, 1)
    }
  }

  @Test func `What is covered or outside of the window cannot be tapped`() {
    // A fully covered element cannot be tapped.
    onScreen(button("Go"), box("cover", color: .black)) {
      let error = failure { () throws(GREYError) in try perform(grey_tap(), on: grey_buttonTitle("Go")) }
      expectEqual(error?.code, 2)
      expectEqual(
        error?.reasonText.hasPrefix("Cannot perform tap at {nan, nan} as it is outside window's bounds"),
        true)
    }
    // A tap outside of the window fails with the point.
    onScreen(box("box")) {
      let error = failure { () throws(GREYError) in
        try EarlGreyTests.perform(grey_tapAtPoint(CGPoint(x: -101, y: 0)), on: "box")
      }
      expectEqual(error?.code, 2)
      expectEqual(
        error?.reasonText.hasPrefix("Cannot perform tap at {-1, 200} as it is outside window's bounds"),
        true)
    }
  }

  @Test func `A tap goes to what is on the screen by then, and may change it`() throws {
    // A button that its own tap covers is not visible at the next link.
    do {
      let (button, cover) = (button("Go"), box("cover", color: .black))
      cover.isHidden = true
      button.addAction(UIAction { _ in cover.isHidden = false }, for: .touchUpInside)
      try onScreen(button, cover) {
        let interaction = EarlGrey.selectElement(with: grey_buttonTitle("Go"))
        try interaction.performing(grey_tap())
        try interaction.asserting(grey_notVisible())
        expectEmpty(VisibleArea(of: button).rects)
      }
    }
    // The root view controller may be replaced before a tap.
    do {
      var taps = 0
      try onScreen(button("Old")) {
        let controller = UIViewController()
        controller.view.addSubview(button("New") { taps += 1 })
        UIApplication.shared.windows[0].rootViewController = controller
        try perform(grey_tap(), on: grey_buttonTitle("New"))
        try EarlGrey.selectElement(with: grey_buttonTitle("Old")).asserting(grey_nil())
      }
      expectEqual(taps, 1)
    }
    // A window on top takes taps until its button hides it.
    do {
      var taps = 0
      try onScreen(button("Back") { taps += 1 }) {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let window = mount(controller)
        controller.view.addSubview(button("Hide") { window.isHidden = true })
        try perform(grey_tap(), on: grey_buttonTitle("Hide"))
        try EarlGrey.selectElement(with: grey_buttonTitle("Hide")).asserting(grey_notVisible())
        try perform(grey_tap(), on: grey_buttonTitle("Back"))
      }
      expectEqual(taps, 1)
    }
  }

  @Test func `taps, double taps and long presses are what recognizers see, and are counted`() throws {
    // Taps, double taps and long presses are what recognizers see.
    let (box, seen) = recognizing()
    try onScreen(box) {
      try EarlGreyTests.perform(
        grey_tap(), grey_doubleTap(), grey_longPress(), grey_longPressWithDuration(1), on: "box")
    }
    expectEqual(
      seen.lines.map(\.name), ["single tap", "double tap", "single long press", "single long press"])
    // A multiple tap counts up to its number.
    forEachRow([1, 2, 5] as [UInt]) { count in
      let counter = TapCountingView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
      counter.accessibilityIdentifier = "counter"
      try onScreen(counter) { try EarlGreyTests.perform(grey_multipleTapsWithCount(count), on: "counter") }
      expectEqual(counter.counts, Array(1...Int(count)))
    }
  }

  @Test func `taps, double taps and long presses at a point are reported there`() throws {
    // A tap at a point is reported there.
    forEachRow([CGPoint(x: 12, y: 50), .zero]) { point in
      let (box, seen) = recognizing()
      try onScreen(box) { try EarlGreyTests.perform(grey_tapAtPoint(point), on: "box") }
      expectEqual(seen.lines.map(\.name), ["single tap"])
      expectEqual(seen.lines.map(\.place), [point])
    }
    // A double tap at a point is reported there.
    forEachRow([
      CGPoint(x: 50, y: 50), CGPoint(x: 125, y: 10),
    ]) { point in
      let (box, seen) = recognizing()
      try onScreen(box) { try EarlGreyTests.perform(grey_doubleTapAtPoint(point), on: "box") }
      expectEqual(seen.lines.map(\.name), ["double tap"])
      expectEqual(seen.lines.map(\.place), [point])
    }
    // A long press at a point is reported there.
    do {
      let (box, seen) = recognizing()
      let point = CGPoint(x: 30, y: 60)
      try onScreen(box) { try EarlGreyTests.perform(grey_longPressAtPointWithDuration(point, 1), on: "box") }
      expectEqual(seen.lines.map(\.name), ["single long press"])
      expectEqual(seen.lines.map(\.place), [point])
    }
  }

  @Test func `A tap beside the element goes to what is there`() throws {
    var taps = 0
    let neighbor = button("Neighbor", at: CGPoint(x: 100, y: 350)) { taps += 1 }
    try onScreen(box("box"), neighbor) {
      try EarlGreyTests.perform(grey_tapAtPoint(CGPoint(x: 10, y: 160)), on: "box")
    }
    expectEqual(taps, 1)
  }

  @Test func `an element that is not a view is tapped at its activation point, or at a point`() throws {
    // A tap at a point of an element that is not a view hits the view there.
    forEachRow(
      [
        0, 1, 50, 99,
      ] as [CGFloat]
    ) { offset in
      let (box, seen) = recognizing(size: CGSize(width: 300, height: 300))
      box.accessibilityElements = [element("round", in: box, CGRect(x: 50, y: 150, width: 100, height: 100))]
      try onScreen(box) {
        try EarlGreyTests.perform(grey_tapAtPoint(CGPoint(x: offset, y: offset)), on: "round")
      }
      expectEqual(seen.lines.map(\.place), [CGPoint(x: 50 + offset, y: 150 + offset)])
    }
    // An element that is not a view is tapped at its activation point, or at a point.
    do {
      let (box, seen) = recognizing(size: CGSize(width: 300, height: 300))
      box.accessibilityElements = [element("round", in: box, CGRect(x: 10, y: 20, width: 100, height: 100))]
      try onScreen(box) {
        try EarlGreyTests.perform(grey_tap(), on: "round")
        try EarlGreyTests.perform(grey_tapAtPoint(CGPoint(x: 49, y: 49)), on: "round")
      }
      expectEqual(seen.lines.map(\.place), [CGPoint(x: 60, y: 70), CGPoint(x: 59, y: 69)])
    }
  }

  @Test func `A count of none is a mistake of the test`() {
    expectEqual(exceptions { _ = grey_multipleTapsWithCount(0) }, ["A tap needs a count above 0."])
    expectEqual(exceptions { _ = grey_multipleTapsWithCount(1) }, [])
    for duration in [-1, .infinity, .nan] as [Double] {
      expectEqual(exceptions { _ = grey_longPressWithDuration(duration) }.count, 1)
    }
  }

  @Test func `buttons of an action sheet are tapped, and close it`() throws {
    let result = label("Actions Verified Here", at: CGPoint(x: 20, y: 100))
    try onScreen(result) {
      let root = UIApplication.shared.keyWindow?.rootViewController
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "Simple Button", style: .default) { _ in
          result.text = "Action Sheet Button Pressed"
        })
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      for (title, text) in [
        ("Cancel", "Actions Verified Here"), ("Simple Button", "Action Sheet Button Pressed"),
      ] {
        root?.present(sheet, animated: true)
        try perform(grey_tap(), on: grey_text(title))
        try EarlGrey.selectElement(with: grey_text(text)).asserting(grey_sufficientlyVisible())
        try EarlGrey.selectElement(with: grey_text("Simple Button")).asserting(grey_nil())
      }
    }
  }

  /// A box that logs which gestures it recognizes, and where.
  private func recognizing(size: CGSize = CGSize(width: 200, height: 200)) -> (UIView, SeenGestures) {
    let (box, seen) = (box("box", size: size), SeenGestures())
    let (double, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    for (name, recognizer) in [("single tap", single), ("double tap", double), ("single long press", press)] {
      box.recognize(recognizer as UIGestureRecognizer) { [unowned box] in
        seen.lines.append((name, $0.location(in: box)))
      }
    }
    return (box, seen)
  }

  private func element(_ identifier: String, in view: UIView, _ frame: CGRect) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityIdentifier = identifier
    element.accessibilityFrameInContainerSpace = frame
    return element
  }
}

/// The gestures that recognizers reported, in order.
@MainActor
private final class SeenGestures {
  var lines: [(name: String, place: CGPoint)] = []
}

/// Logs the tap count of each touch that begins.
@MainActor
private final class TapCountingView: UIView {
  private(set) var counts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
  }
}
