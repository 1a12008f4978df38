import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ScrollTests {
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
    #expect(grey_scrollInDirectionWithStartPoint(.left, 12.5, 0.5, 0.5).name == "Scroll Left for 12.5")
    #expect(grey_scrollToContentEdgeWithStartPoint(.right, 0.5, 0.5).name == "Scroll To Right content edge")
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
      #expect(error?.domain == .scroll)
      #expect(error?.code == 0)
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

  @Test("D9: every edge is reached from the middle too")
  func edgesFromMiddle() throws {
    let view = scrollView()
    try onScreen(view) {
      try perform(
        grey_scrollToContentEdgeWithStartPoint(.bottom, 0.5, 0.5),
        grey_scrollToContentEdgeWithStartPoint(.right, 0.5, 0.5))
      #expect(view.contentOffset == CGPoint(x: 700, y: 1500))
      try perform(
        grey_scrollToContentEdgeWithStartPoint(.left, 0.5, 0.5),
        grey_scrollToContentEdgeWithStartPoint(.top, 0.5, 0.5))
    }
    #expect(view.contentOffset == .zero)
  }

  @Test(
    "D2: a scroll goes exactly as far from any start point",
    arguments: [
      (0.5, 0.5), (0.1, 0.9), (0.9, 0.3),
    ])
  func startPoints(x: CGFloat, y: CGFloat) throws {
    let view = scrollView()
    try onScreen(view) {
      try perform(
        grey_scrollInDirectionWithStartPoint(.down, 333, x, y),
        grey_scrollInDirectionWithStartPoint(.right, 50, x, y))
    }
    #expect(view.contentOffset == CGPoint(x: 50, y: 333))
  }

  @Test("A finger without way to go on the view is told")
  func noWay() {
    onScreen(scrollView()) {
      let error = failure { () throws(GREYError) in
        try perform(grey_scrollInDirectionWithStartPoint(.down, 20, 0.5, 0.02))
      }
      #expect(error?.domain == .scroll)
      #expect(error?.code == 1)
    }
  }

  @Test("Content smaller than the frame is at its edge: a scroll fails, and the edge is there")
  func smallContent() throws {
    let view = scrollView()
    view.contentSize = CGSize(width: 100, height: 100)
    try onScreen(view) {
      for direction in [GREYDirection.up, .down, .left, .right] {
        let error = failure { () throws(GREYError) in try perform(grey_scrollInDirection(direction, 10)) }
        #expect(error?.domain == .scroll)
        #expect(error?.code == 0)
      }
      for edge in [GREYContentEdge.top, .bottom, .left, .right] {
        try perform(grey_scrollToContentEdge(edge))
      }
    }
    #expect(view.contentOffset == .zero)
  }

  @Test("A view that does not follow the finger is told after three more tries")
  func noReaction() {
    let view = scrollView()
    view.isScrollEnabled = false
    onScreen(view) {
      let error = failure { () throws(GREYError) in try perform(grey_scrollInDirection(.down, 10)) }
      #expect(error?.reasonText == "Scroll view didn't respond to touch.")
      #expect(error?.domain == .scroll)
      #expect(error?.code == 3)
    }
  }

  @Test("After a scroll nothing moves any more, also where content bounced")
  func comesToRest() throws {
    let view = scrollView()
    try onScreen(view) {
      try perform(grey_scrollInDirection(.down, 30))
      _ = failure { () throws(GREYError) in try perform(grey_scrollInDirection(.up, 100)) }
      #expect(!view.isDragging)
      #expect(!view.isDecelerating)
      #expect(UIApplication.shared.runLoop.isIdle)
    }
  }

  @Test("A finger keeps to the part of the view that can be seen")
  func partlyCovered() throws {
    let view = scrollView()
    let bar = box("bar", at: CGPoint(x: 50, y: 320), size: CGSize(width: 200, height: 80), color: .black)
    try onScreen(view, bar) { try perform(grey_scrollInDirection(.down, 400)) }
    #expect(view.contentOffset == CGPoint(x: 0, y: 400))
  }

  @Test("A web view is scrolled by its page")
  func webView() throws {
    let web = WKWebView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    try onScreen(web) {
      web.scrollView.contentSize = CGSize(width: 300, height: 2000)
      for action in [grey_scrollInDirection(.down, 120), grey_scrollToContentEdge(.bottom)] {
        try EarlGrey.selectElement(with: grey_kindOfClass(WKWebView.self)).performing(action)
      }
      #expect(web.scrollView.contentOffset.y == 1600)
    }
  }

  @Test("An amount of nothing, and a start point at the edge, are mistakes of the test")
  func mistakes() {
    #expect(exceptions { _ = grey_scrollInDirection(.up, 0) }.count == 1)
    #expect(exceptions { _ = grey_scrollInDirection(.up, -5) }.count == 1)
    #expect(exceptions { _ = grey_scrollInDirectionWithStartPoint(.up, 5, 0, 0.5) }.count == 1)
    #expect(exceptions { _ = grey_scrollToContentEdgeWithStartPoint(.top, 0.5, 1) }.count == 1)
    #expect(exceptions { _ = grey_scrollToContentEdgeWithStartPoint(.top, 0.5, 0.99) } == [])
  }

  @Test("D17: two fast swipes leave a table in sight, and at rest")
  func swipedTable() throws {
    let view = scrollView()
    view.contentSize.height = 10_000
    try onScreen(view) {
      try perform(grey_swipeFastInDirection(.up), grey_swipeFastInDirection(.up))
      try EarlGrey.selectElement(with: grey_kindOfClass(UIScrollView.self)).asserting(
        grey_sufficientlyVisible())
      #expect(view.contentOffset.y > 300)
      #expect(!view.isDecelerating)
    }
  }
}
