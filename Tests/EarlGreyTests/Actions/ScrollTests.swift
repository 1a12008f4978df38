import Expectations
import Foundation
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

  @Test func `Actions have EarlGrey's names`() {
    expectEqual(grey_scrollInDirection(.up, 20).name, "Scroll Up for 20")
    expectEqual(grey_scrollToContentEdge(.top).name, "Scroll To Top content edge")
    expectEqual(grey_scrollInDirectionWithStartPoint(.left, 12.5, 0.5, 0.5).name, "Scroll Left for 12.5")
    expectEqual(grey_scrollToContentEdgeWithStartPoint(.right, 0.5, 0.5).name, "Scroll To Right content edge")
  }

  @Test func `scrolls go exactly as far as they say`() {
    forEachRow(UIInterfaceOrientation.allCases) { orientation in
      let view = scrollView()
      var offsets: [CGPoint] = []
      try UIApplication(orientation: orientation).run {
        let controller = UIViewController()
        controller.view.addSubview(view)
        mount(controller)
        for (direction, amount) in [
          (GREYDirection.down, 99 as CGFloat), (.right, 77), (.up, 55), (.left, 44),
        ] {
          try perform(grey_scrollInDirection(direction, amount))
          offsets.append(view.contentOffset)
        }
      }
      expectEqual(
        offsets, [CGPoint(x: 0, y: 99), CGPoint(x: 77, y: 99), CGPoint(x: 77, y: 44), CGPoint(x: 33, y: 44)])
    }
  }

  @Test func `the top edge is found again, from far away, from itself and with insets`() throws {
    // A scroll longer than the view takes several gestures, and reaches the top edge again.
    do {
      let view = scrollView()
      try onScreen(view) {
        try perform(grey_scrollInDirection(.down, 500))
        expectEqual(view.contentOffset, CGPoint(x: 0, y: 500))
        try perform(grey_scrollToContentEdge(.top))
        expectEqual(view.contentOffset, .zero)
      }
    }
    // Scrolling to the top from the top succeeds.
    forEachRow([true, false]) { bounces in
      let view = scrollView()
      view.bounces = bounces
      try onScreen(view) { try perform(grey_scrollToContentEdge(.top)) }
      expectEqual(view.contentOffset, .zero)
    }
    // The top is above positive and below negative insets.
    forEachRow([100 as CGFloat, -100]) { (top: CGFloat) in
      let view = scrollView()
      view.contentInset.top = top
      view.contentOffset.y = 200
      try onScreen(view) { try perform(grey_scrollToContentEdge(.top)) }
      expectEqual(view.contentOffset.y, -top)
    }
  }

  @Test func `a scroll beyond an edge fails, also where the content is smaller than the frame`() throws {
    // A scroll that reaches the edge moves the content and fails.
    do {
      let view = scrollView()
      try onScreen(view) {
        try perform(grey_scrollInDirection(.down, 100))
        let error = failure { () throws(GREYError) in try perform(grey_scrollInDirection(.up, 200)) }
        expectEqual(
          error?.reasonText.hasPrefix("Cannot scroll, the scroll view is already at the edge"), true)
        expectEqual(error?.domain, .scroll)
        expectEqual(error?.code, 0)
        expectEqual(view.contentOffset, .zero)
      }
    }
    // Content smaller than the frame is at its edge: a scroll fails, and scrolling to the edge succeeds.
    do {
      let view = scrollView()
      view.contentSize = CGSize(width: 100, height: 100)
      try onScreen(view) {
        for direction in [GREYDirection.up, .down, .left, .right] {
          let error = failure { () throws(GREYError) in try perform(grey_scrollInDirection(direction, 10)) }
          expectEqual(error?.domain, .scroll)
          expectEqual(error?.code, 0)
        }
        for edge in [GREYContentEdge.top, .bottom, .left, .right] {
          try perform(grey_scrollToContentEdge(edge))
        }
      }
      expectEqual(view.contentOffset, .zero)
    }
  }

  @Test func `every edge is reached, from the middle too`() throws {
    // Every edge is reached.
    do {
      let view = scrollView()
      try onScreen(view) { try perform(grey_scrollToContentEdge(.bottom), grey_scrollToContentEdge(.right)) }
      expectEqual(view.contentOffset, CGPoint(x: 700, y: 1500))
      try onScreen(view) { try perform(grey_scrollToContentEdge(.left), grey_scrollToContentEdge(.top)) }
      expectEqual(view.contentOffset, .zero)
    }
    // Every edge is also reached from the middle.
    do {
      let view = scrollView()
      try onScreen(view) {
        try perform(
          grey_scrollToContentEdgeWithStartPoint(.bottom, 0.5, 0.5),
          grey_scrollToContentEdgeWithStartPoint(.right, 0.5, 0.5))
        expectEqual(view.contentOffset, CGPoint(x: 700, y: 1500))
        try perform(
          grey_scrollToContentEdgeWithStartPoint(.left, 0.5, 0.5),
          grey_scrollToContentEdgeWithStartPoint(.top, 0.5, 0.5))
      }
      expectEqual(view.contentOffset, .zero)
    }
  }

  @Test func `What does not scroll, has no way to go or does not follow the finger is reported`() {
    // A view that does not scroll fails with the classes that do.
    onScreen(button("Disabled")) {
      let error = failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_buttonTitle("Disabled")).performing(
          grey_scrollInDirection(.up, 20))
      }
      expectEqual(
        error?.reason, .constraintsFailed("kindOfClass('UIScrollView'), kindOfClass('WKWebView')"))
      expectEqual(error?.report.contains("Failed Action:\nScroll Up for 20"), true)
    }
    // A finger without room to move on the view is reported.
    onScreen(scrollView()) {
      let error = failure { () throws(GREYError) in
        try perform(grey_scrollInDirectionWithStartPoint(.down, 20, 0.5, 0.02))
      }
      expectEqual(error?.domain, .scroll)
      expectEqual(error?.code, 1)
    }
    // A view that does not follow the finger is reported after three more tries.
    let view = scrollView()
    view.isScrollEnabled = false
    onScreen(view) {
      let error = failure { () throws(GREYError) in try perform(grey_scrollInDirection(.down, 10)) }
      expectEqual(error?.reasonText, "Scroll view didn't respond to touch.")
      expectEqual(error?.domain, .scroll)
      expectEqual(error?.code, 3)
    }
  }

  @Test func `A scroll goes exactly as far from any start point that can be seen`() throws {
    // A scroll goes exactly as far from any start point.
    forEachRow([
      (0.5, 0.5), (0.1, 0.9), (0.9, 0.3),
    ]) { (x: CGFloat, y: CGFloat) in
      let view = scrollView()
      try onScreen(view) {
        try perform(
          grey_scrollInDirectionWithStartPoint(.down, 333, x, y),
          grey_scrollInDirectionWithStartPoint(.right, 50, x, y))
      }
      expectEqual(view.contentOffset, CGPoint(x: 50, y: 333))
    }
    // A finger stays on the visible part of the view.
    do {
      let view = scrollView()
      let bar = box("bar", at: CGPoint(x: 50, y: 320), size: CGSize(width: 200, height: 80), color: .black)
      try onScreen(view, bar) { try perform(grey_scrollInDirection(.down, 400)) }
      expectEqual(view.contentOffset, CGPoint(x: 0, y: 400))
    }
  }

  @Test func `After scrolls and fast swipes nothing moves any more`() throws {
    // After a scroll nothing moves any more, even if content bounced.
    let view = scrollView()
    try onScreen(view) {
      try perform(grey_scrollInDirection(.down, 30))
      _ = failure { () throws(GREYError) in try perform(grey_scrollInDirection(.up, 100)) }
      expectFalse(view.isDragging)
      expectFalse(view.isDecelerating)
      expectTrue(UIApplication.shared.runLoop.isIdle)
    }
    // Two fast swipes leave a table on the screen, and idle.
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 600)), HundredRows())
    table.dataSource = rows
    try onScreen(table) {
      let interaction = EarlGrey.selectElement(with: grey_kindOfClass(UITableView.self))
      try interaction.performing(grey_swipeFastInDirection(.up))
      try interaction.performing(grey_swipeFastInDirection(.up))
      try interaction.asserting(grey_sufficientlyVisible())
      #expect(table.contentOffset.y > 300)
      expectFalse(table.isDecelerating)
    }
  }

  @Test func `A web view is scrolled by its page`() throws {
    let web = WKWebView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    try onScreen(web) {
      web.scrollView.contentSize = CGSize(width: 300, height: 2000)
      for action in [grey_scrollInDirection(.down, 120), grey_scrollToContentEdge(.bottom)] {
        try EarlGrey.selectElement(with: grey_kindOfClass(WKWebView.self)).performing(action)
      }
      expectEqual(web.scrollView.contentOffset.y, 1600)
    }
  }

  @Test func `An amount of nothing, and a start point at the edge, are mistakes of the test`() {
    expectEqual(exceptions { _ = grey_scrollInDirection(.up, 0) }.count, 1)
    expectEqual(exceptions { _ = grey_scrollInDirection(.up, -5) }.count, 1)
    expectEqual(exceptions { _ = grey_scrollInDirectionWithStartPoint(.up, 5, 0, 0.5) }.count, 1)
    expectEqual(exceptions { _ = grey_scrollToContentEdgeWithStartPoint(.top, 0.5, 1) }.count, 1)
    expectEqual(exceptions { _ = grey_scrollToContentEdgeWithStartPoint(.top, 0.5, 0.99) }, [])
  }
}

/// Rows without content.
@MainActor
private final class HundredRows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
