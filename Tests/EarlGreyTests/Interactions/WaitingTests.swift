import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

/// What an interaction waits for, on the virtual clock.
@Suite @MainActor struct WaitingTests {
  private func status(after start: @escaping @MainActor (UILabel) -> Void) throws -> String {
    let status = label("idle")
    let go = button("Go", at: CGPoint(x: 0, y: 300)) { start(status) }
    try onScreen(status, go) {
      try EarlGrey.selectElement(with: grey_buttonTitle("Go")).performing(grey_tap())
      try EarlGrey.selectElement(with: grey_kindOfClassName("UILabel")).atIndex(0).asserting(grey_notNil())
    }
    return status.text ?? ""
  }

  @Test func `animations are over before the next interaction, whatever their delay`() throws {
    // An animation is over before the next interaction.
    let text = try status { label in
      UIView.animate(withDuration: 1, animations: { label.alpha = 0.5 }) { _ in
        label.text = "UIView animation finished"
      }
    }
    expectEqual(text, "UIView animation finished")
    // Two animations of different delay are both waited for.
    var ends: [String] = []
    _ = try status { label in
      for (delay, name) in [(1.0, "late"), (0, "early")] {
        UIView.animate(withDuration: 0.5, delay: delay, animations: { label.center.x += 1 }) { _ in
          ends.append(name)
        }
      }
    }
    expectEqual(ends, ["early", "late"])
  }

  @Test func `Delayed calls of up to 1.5 seconds are waited for, repeating timers are not`() throws {
    // Delayed calls of up to 1.5 seconds are waited for, longer ones are not.
    forEachRow([(0.5, "done"), (1.5, "done"), (3, "idle")]) { (seconds: Double, text: String) in
      let result = try status { label in
        MainQueue.asyncAfter(seconds: seconds) { label.text = "done" }
      }
      expectEqual(result, text)
    }
    // Repeating timers are not waited for.
    do {
      let result = try status { label in
        UIApplication.shared.runLoop.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
          label.text = "ticked"
        }
      }
      expectEqual(result, "idle")
    }
  }

  @Test func `scrolling is over before the next interaction`() throws {
    // Animated scrolling is waited for, and scrolling to the same offset does not hang.
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      view.contentSize = CGSize(width: 300, height: 900)
      view.accessibilityIdentifier = "scroll"
      try onScreen(view) {
        for animated in [true, false, true] {
          view.setContentOffset(CGPoint(x: 0, y: 200), animated: animated)
          try EarlGrey.selectElement(with: grey_accessibilityID("scroll"))
            .asserting(grey_scrollViewContentOffset(CGPoint(x: 0, y: 200)))
        }
      }
    }
    // After a slow swipe nothing is scrolling any more when the next assertion is checked.
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      view.contentSize = CGSize(width: 300, height: 3000)
      view.accessibilityIdentifier = "scroll"
      let isAtRest = GREYAssertionBlock(name: "is at rest") { element, _ in
        (element as? UIScrollView).map { !$0.isDragging && !$0.isDecelerating } ?? false
      }
      try onScreen(view) {
        let scroll = EarlGrey.selectElement(with: grey_accessibilityID("scroll"))
        try scroll.performing(grey_swipeSlowInDirection(.up))
        try scroll.asserting(isAtRest)
        #expect(view.contentOffset.y > 0)
      }
    }
  }

  @Test func `the keyboard is there after a tap on a field, and gone after the return key`() throws {
    let (field, delegate) = (UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), Returning())
    field.delegate = delegate
    try onScreen(field) {
      expectFalse(EarlGrey.isKeyboardShown())
      let interaction = EarlGrey.selectElement(with: grey_kindOfClass(UITextField.self))
      try interaction.performing(grey_tap())
      expectTrue(EarlGrey.isKeyboardShown())
      try interaction.performing(grey_typeText("\n"))
      expectFalse(EarlGrey.isKeyboardShown())
    }
  }

  @Test func `an activity indicator is waited for until it stops, at most 10 seconds`() throws {
    // An activity indicator is waited for until it stops.
    do {
      let indicator = UIActivityIndicatorView()
      try onScreen(indicator) {
        indicator.startAnimating()
        MainQueue.asyncAfter(seconds: 2) { indicator.stopAnimating() }
        try EarlGrey.selectElement(with: grey_keyWindow()).asserting(grey_notNil())
        expectFalse(indicator.isAnimating)
      }
    }
    // An activity indicator that never stops is ignored after 10 seconds, permanently.
    do {
      let indicator = UIActivityIndicatorView()
      try onScreen(indicator) {
        indicator.startAnimating()
        try EarlGrey.selectElement(with: grey_keyWindow()).asserting(grey_notNil())
        let now = UIApplication.shared.runLoop.now
        #expect((10..<10.1).contains(now))
        try EarlGrey.selectElement(with: grey_keyWindow()).asserting(grey_notNil())
        expectEqual(UIApplication.shared.runLoop.now, now)
      }
    }
  }

  @Test func `The next interaction sees what the last one covered, hid or replaced`() throws {
    // The root view controller may change before the next interaction.
    try onScreen(label("old")) {
      let controller = UIViewController()
      controller.view.addSubview(label("new"))
      UIApplication.shared.windows[0].rootViewController = controller
      try EarlGrey.selectElement(with: grey_text("new")).asserting(grey_sufficientlyVisible())
      try EarlGrey.selectElement(with: grey_text("old")).asserting(grey_nil())
    }
    // A window on top takes the tap that hides it; what was tapped is then not visible.
    try onScreen(label("below")) {
      let (controller, window) = (UIViewController(), UIWindow())
      controller.view.addSubview(button("Hide") { window.isHidden = true })
      controller.view.backgroundColor = .white
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try EarlGrey.selectElement(with: grey_text("below")).asserting(grey_notVisible())
      let hide = EarlGrey.selectElement(with: grey_buttonTitle("Hide"))
      try hide.performing(grey_tap())
      try hide.asserting(grey_notVisible())
      try EarlGrey.selectElement(with: grey_text("below")).asserting(grey_sufficientlyVisible())
    }
    // A button that its own tap covers is not visible, and nothing of it is.
    let cover = box("cover", at: .zero, size: CGSize(width: 390, height: 800), color: .black)
    cover.isHidden = true
    let opener = button("Open") { cover.isHidden = false }
    try onScreen(opener, cover) {
      let interaction = EarlGrey.selectElement(with: grey_buttonTitle("Open"))
      try interaction.asserting(grey_interactable())
      try interaction.performing(grey_tap())
      try interaction.asserting(grey_notVisible())
      expectEmpty(VisibleArea(of: opener).rects)
    }
  }

  @Test func `hidden labels are found, but not seen`() throws {
    let hidden = label("ghost")
    hidden.isHidden = true
    try onScreen(hidden) {
      for matcher in [grey_text("ghost"), grey_accessibilityLabel("ghost")] {
        try EarlGrey.selectElement(with: matcher).asserting(grey_notNil())
        try EarlGrey.selectElement(with: matcher).asserting(grey_notVisible())
      }
    }
  }

  @Test func `Of a view and its superview with one label, the superview alone counts`() throws {
    let (outer, inner) = (box("outer"), box("inner", at: .zero))
    outer.addSubview(inner)
    for view in [outer, inner] {
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Save"
    }
    try onScreen(outer) {
      try EarlGrey.selectElement(with: grey_accessibilityLabel("Save")).asserting(
        grey_accessibilityID("outer"))
      outer.superview?.addSubview(inner)
      let error = failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_accessibilityLabel("Save")).asserting(grey_notNil())
      }
      expectEqual(error?.code, 5, "beside each other they are two")
    }
  }
}

/// Resigns focus at the return key.
private final class Returning: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}
