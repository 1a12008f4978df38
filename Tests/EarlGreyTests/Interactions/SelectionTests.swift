import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct SelectionTests {
  @Test func `Nothing is looked up before something is done, and each link selects anew`() throws {
    // Elements are looked up only when an action or assertion follows.
    var questions = 0
    try onScreen(box("a")) {
      let interaction = EarlGrey.selectElement(
        with: GREYMatcher("counts") { element in
          questions += 1
          return element?.accessibilityIdentifier == "a"
        })
      expectEqual(questions, 0)
      try interaction.asserting(grey_notNil())
      #expect(questions > 0)
    }
    // Each link of a chain selects again.
    let (old, new) = (box("a"), box("a", at: .zero))
    try onScreen(old) {
      let interaction = EarlGrey.selectElement(with: grey_accessibilityID("a"))
      let exchange = GREYAction("Exchange") { _ in
        old.superview?.addSubview(new)
        old.removeFromSuperview()
      }
      try interaction.performing(exchange)
      try interaction.asserting(GREYMatcher("is the new one") { $0 === new })
    }
  }

  @Test func `What is under way is waited for, what would come later is not`() throws {
    // An element that would appear later is not waited for: there is no retry.
    onScreen {
      UIApplication.shared.runLoop.schedule(after: 2, name: "later") {
        UIApplication.shared.windows[0].addSubview(box("late"))
      }
      let interaction = EarlGrey.selectElement(with: grey_accessibilityID("late"))
      expectEqual(failure { () throws(GREYError) in try interaction.asserting(grey_notNil()) }?.code, 0)
      #expect(UIApplication.shared.runLoop.now < 2)
    }
    // Pending work is waited for.
    try onScreen {
      UIApplication.shared.runLoop.schedule(after: 1, name: "soon") {
        UIApplication.shared.windows[0].addSubview(box("soon"))
      }
      try EarlGrey.selectElement(with: grey_accessibilityID("soon")).asserting(grey_notNil())
    }
  }

  @Test func `no element passes as nil and as not visible, and several elements fail`() throws {
    // A missing element passes as `nil` and as not visible, and nothing else.
    try onScreen {
      let interaction = EarlGrey.selectElement(with: grey_text("missing"))
      try interaction.asserting(grey_nil())
      try interaction.asserting(grey_notVisible())
      expectEqual(failure { () throws(GREYError) in try interaction.asserting(grey_notNil()) }?.code, 0)
      expectEqual(failure { () throws(GREYError) in try interaction.performing(grey_tap()) }?.code, 0)
    }
    // Several elements fail, whatever is done with them, even if none was expected.
    onScreen(label("AView"), label("AView", at: .zero), label("AView", at: CGPoint(x: 0, y: 90))) {
      let interaction = EarlGrey.selectElement(with: grey_text("AView"))
      for assertion in [grey_sufficientlyVisible(), grey_nil(), grey_notVisible()] {
        expectEqual(failure { () throws(GREYError) in try interaction.asserting(assertion) }?.code, 5)
      }
      expectEqual(failure { () throws(GREYError) in try interaction.performing(grey_tap()) }?.code, 5)
    }
  }

  @Test func `indices from 0 on pick different elements where there are several`() throws {
    // Indices from 0 on pick different elements.
    let views = [label("AView"), label("AView", at: .zero), label("AView", at: CGPoint(x: 0, y: 90))]
    try onScreen(views[0], views[1], views[2]) {
      var picked: [UIView] = []
      for index in 0..<3 {
        try EarlGrey.selectElement(with: grey_text("AView")).atIndex(index)
          .performing(GREYAction("Pick") { picked += [$0 as? UIView].compactMap { $0 } })
      }
      expectEqual(Set(picked.map(ObjectIdentifier.init)), Set(views.map(ObjectIdentifier.init)))
    }
    // An index that is too large fails.
    forEachRow([(1, nil), (2, 6), (999, 6)] as [(Int, Int?)]) { index, code in
      onScreen(label("AView"), label("AView", at: .zero)) {
        let interaction = EarlGrey.selectElement(with: grey_text("AView")).atIndex(index)
        expectEqual(failure { () throws(GREYError) in try interaction.asserting(grey_notNil()) }?.code, code)
      }
    }
    // A single element is taken whatever the index, and a missing element is not found.
    try onScreen(label("only")) {
      try EarlGrey.selectElement(with: grey_text("only")).atIndex(7).asserting(grey_notNil())
      let missing = EarlGrey.selectElement(with: grey_text("missing")).atIndex(7)
      expectEqual(failure { () throws(GREYError) in try missing.asserting(grey_notNil()) }?.code, 0)
    }
  }

  @Test func `A root narrows the selection to what is below it, and keeps the index`() throws {
    let (outer, inner, other) = (box("outer"), label("a", at: .zero), label("a"))
    outer.addSubview(inner)
    try onScreen(outer, other) {
      let interaction = EarlGrey.selectElement(with: grey_text("a")).inRoot(grey_accessibilityID("outer"))
      try interaction.asserting(GREYMatcher("is the inner one") { $0 === inner })
      let indexed = EarlGrey.selectElement(with: grey_text("a")).atIndex(1).inRoot(
        grey_kindOfClass(UIWindow.self))
      try indexed.asserting(grey_notNil())
    }
  }

  @Test func `Exactly one element is a find, though it is hidden`() throws {
    // A hidden label is found by its text and its label, but is not visible.
    let hidden = label("hidden")
    hidden.isHidden = true
    try onScreen(hidden) {
      for matcher in [grey_text("hidden"), grey_accessibilityLabel("hidden")] {
        try EarlGrey.selectElement(with: matcher).asserting(grey_notNil())
        let interaction = EarlGrey.selectElement(with: matcher)
        expectEqual(
          failure { () throws(GREYError) in try interaction.asserting(grey_sufficientlyVisible()) }?.code, 3
        )
      }
    }
    // Exactly one element is found.
    onScreen(label("one"), label("two"), label("two")) {
      expectTrue(EarlGrey.selectElement(with: grey_text("one")).isFound)
      expectFalse(EarlGrey.selectElement(with: grey_text("two")).isFound)
      expectFalse(EarlGrey.selectElement(with: grey_text("none")).isFound)
    }
  }
}
