import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ScrollActionTests {
  private func perform(_ actions: GREYAction...) throws(GREYError) {
    for action in actions {
      try EarlGrey.selectElement(with: grey_kindOfClass(UIScrollView.self)).performing(action)
    }
  }

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 300))
    view.contentSize = CGSize(width: 900, height: 1800)
    return view
  }

  @Test("Actions have EarlGrey's names")
  func names() {
    #expect(grey_scrollInDirection(.up, 20).name == "Scroll Up for 20")
    #expect(grey_scrollToContentEdge(.top).name == "Scroll To Top content edge")
    #expect(grey_longPress().name == "Long Press for 0.700000 seconds")
    #expect(grey_swipeFastInDirection(.left).name == "Swipe Left for duration 0.1")
    #expect(grey_swipeSlowInDirection(.down).name == "Swipe Down for duration 1")
  }

  @Test("D1: scrolls go exactly as far as they say")
  func exact() throws {
    let view = scrollView()
    var offsets: [CGPoint] = []
    try onScreen(view) {
      for (direction, amount) in [(GREYDirection.down, 99.0), (.right, 77), (.up, 55), (.left, 44)] {
        try perform(grey_scrollInDirection(direction, amount))
        offsets.append(view.contentOffset)
      }
    }
    #expect(
      offsets == [CGPoint(x: 0, y: 99), CGPoint(x: 77, y: 99), CGPoint(x: 77, y: 44), CGPoint(x: 33, y: 44)])
  }

  @Test("D3: a scroll longer than the view takes several gestures, and the top edge is found again")
  func long() throws {
    let view = scrollView()
    try onScreen(view) {
      try perform(grey_scrollInDirection(.down, 500))
      #expect(view.contentOffset == CGPoint(x: 0, y: 500))
      try perform(grey_scrollToContentEdge(.top))
      #expect(view.contentOffset == .zero)
    }
  }

  @Test("D5: a scroll that meets the edge moves and fails")
  func resistance() throws {
    let view = scrollView()
    try onScreen(view) {
      try perform(grey_scrollInDirection(.down, 100))
      let error = failure { () throws(GREYError) in try perform(grey_scrollInDirection(.up, 200)) }
      #expect(error?.reasonText.hasPrefix("Cannot scroll, the scroll view is already at the edge") == true)
      #expect(view.contentOffset == .zero)
    }
  }

  @Test("D6: to the top at the top succeeds", arguments: [true, false])
  func alreadyThere(bounces: Bool) throws {
    let view = scrollView()
    view.bounces = bounces
    try onScreen(view) { try perform(grey_scrollToContentEdge(.top)) }
    #expect(view.contentOffset == .zero)
  }

  @Test("D8: the top lies above positive and below negative insets", arguments: [100 as CGFloat, -100])
  func insets(top: CGFloat) throws {
    let view = scrollView()
    view.contentInset.top = top
    view.contentOffset.y = 200
    try onScreen(view) { try perform(grey_scrollToContentEdge(.top)) }
    #expect(view.contentOffset.y == -top)
  }

  @Test("D9: every edge is reached")
  func edges() throws {
    let view = scrollView()
    try onScreen(view) { try perform(grey_scrollToContentEdge(.bottom), grey_scrollToContentEdge(.right)) }
    #expect(view.contentOffset == CGPoint(x: 700, y: 1500))
    try onScreen(view) { try perform(grey_scrollToContentEdge(.left), grey_scrollToContentEdge(.top)) }
    #expect(view.contentOffset == .zero)
  }

  @Test("A12: what does not scroll fails with the classes that do")
  func constraint() {
    onScreen(button("Disabled")) {
      let error = failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_buttonTitle("Disabled")).performing(
          grey_scrollInDirection(.up, 20))
      }
      #expect(
        error?.reason == .constraintsFailed("kindOfClass('UIScrollView'), kindOfClass('WKWebView')"))
    }
  }

  @Test("B1: a tap taps and a long press presses")
  func press() throws {
    var seen: [String] = []
    let box = box("box")
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    tap.addAction { _ in seen.append("single tap") }
    press.addAction { if $0.state == .began { seen.append("single long press") } }
    box.addGestureRecognizer(tap)
    box.addGestureRecognizer(press)
    try onScreen(box) {
      for action in [grey_tap(), grey_longPress(), grey_longPressWithDuration(1)] {
        try EarlGrey.selectElement(with: grey_accessibilityID("box")).performing(action)
      }
    }
    #expect(seen == ["single tap", "single long press", "single long press"])
  }

  @Test("B5: swipes go where they say, fast and slow")
  func swipes() throws {
    var seen: [String] = []
    let box = box("box", at: CGPoint(x: 100, y: 300))
    for (direction, name) in [
      (UISwipeGestureRecognizer.Direction.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addAction { _ in seen.append(name) }
      box.addGestureRecognizer(swipe)
    }
    try onScreen(box) {
      for action in [
        grey_swipeFastInDirection(.up), grey_swipeSlowInDirection(.down), grey_swipeFastInDirection(.left),
        grey_swipeSlowInDirection(.right),
      ] {
        try EarlGrey.selectElement(with: grey_accessibilityID("box")).performing(action)
      }
    }
    #expect(seen == ["up", "down", "left", "right"])
  }
}
