import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct SearchTests {
  private func table(_ body: (UITableView) throws -> Void) rethrows {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 600)), Rows())
    table.accessibilityIdentifier = "table"
    table.dataSource = rows
    try onScreen(table) { try body(table) }
  }

  private func row(_ number: Int) -> GREYElementInteraction {
    EarlGrey.selectElement(with: grey_allOf([grey_accessibilityLabel("Row \(number)"), grey_interactable()]))
  }

  @Test func `a row far down is found by scrolling or at the edge, and the first one again`() throws {
    // A row far down is found by scrolling, and then the first one again.
    forEachRow([(18, 50.0), (20, 200)]) { (number: Int, amount: Double) in
      try table { _ in
        for _ in 0..<2 {
          let table = grey_accessibilityID("table")
          try row(number).usingSearch(grey_scrollInDirection(.down, amount), onElementWith: table)
            .asserting(grey_notNil())
          try row(0).usingSearch(grey_scrollInDirection(.up, amount), onElementWith: table)
            .asserting(grey_notNil())
        }
      }
    }
    // Scrolling to the edge is also a search action.
    try table { _ in
      try EarlGrey.selectElement(with: grey_text("Row 99"))
        .using(
          searchAction: grey_scrollToContentEdge(.bottom), onElementWithMatcher: grey_accessibilityID("table")
        )
        .performing(grey_tap())
    }
  }

  @Test func `What is there is not searched for, and that nothing is there may be what is asserted`() throws {
    // A visible element is not searched for.
    try table { table in
      try EarlGrey.selectElement(with: grey_text("Row 1"))
        .usingSearch(grey_scrollInDirection(.down, 50), onElementWith: grey_accessibilityID("table"))
        .asserting(grey_notNil())
      expectEqual(table.contentOffset.y, 0)
    }
    // The assertion may be that nothing is there: then the end of the content is not a failure.
    try table { _ in
      try EarlGrey.selectElement(with: grey_text("Unobtainium"))
        .usingSearch(grey_scrollInDirection(.down, 1000), onElementWith: grey_accessibilityID("table"))
        .asserting(grey_nil())
    }
  }

  @Test func `a search on nothing reports both`() throws {
    let error = try #require(
      onScreen {
        failure { () throws(GREYError) in
          try EarlGrey.selectElement(with: grey_text("a"))
            .usingSearch(grey_scrollInDirection(.down, 50), onElementWith: grey_accessibilityID("none"))
            .asserting(grey_notNil())
        }
      })
    expectEqual(
      error.summary,
      """
      Failed Assertion:
      assertWithMatcher:isNotNil

      Search action failed. Look at the underlying error.

      Element Matcher:
      \(grey_text("a").description)

      Search Action:
      Scroll Down for 50

      Search Matcher:
      (respondsToSelector(accessibilityIdentifier) && accessibilityID('none'))

      *********** Underlying Error ***********:
      Interaction cannot continue because the desired element was not found.

      Check if the element exists in the UI hierarchy below, and adjust the matcher so that it finds the element.

      Element Matcher:
      (respondsToSelector(accessibilityIdentifier) && accessibilityID('none'))

      Failed Action:
      Scroll Down for 50
      """)
    expectEqual(error.report.components(separatedBy: "UI Hierarchy").count, 2, "the hierarchy comes once")
  }

  @Test func `what cannot be scrolled fails by its constraints within`() {
    let error = onScreen {
      failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_text("a"))
          .usingSearch(grey_scrollInDirection(.down, 50), onElementWith: grey_keyWindow())
          .performing(grey_tap())
      }
    }
    guard case .searchFailed(let underlying)? = error?.reason else {
      Issue.record("\(String(describing: error?.reason))")
      return
    }
    expectEqual(underlying.code, 1)
  }

  @Test func `A search without effect ends when its time is over, but is done once`() throws {
    // A search without effect ends when the interaction's time is up.
    let error = onScreen {
      failure { () throws(GREYError) in
        try EarlGrey.selectElement(with: grey_text("a"))
          .usingSearch(GREYAction("Nothing") { _ in }, onElementWith: grey_keyWindow())
          .asserting(grey_nil())
      }
    }
    expectEqual(error?.code, 4)
    expectEqual(error?.reasonText, "Interaction timed out after 30 seconds while searching for element.")
    expectEqual(error?.summary.contains("Increase timeout for matching element."), true)
    // Without time the action is still performed once.
    let found = label("later")
    try onScreen(box("a")) {
      GREYConfiguration.shared.setValue(0, forConfigKey: .interactionTimeoutDuration)
      let show = GREYAction("Show") { _ in UIApplication.shared.windows[0].addSubview(found) }
      try EarlGrey.selectElement(with: grey_text("later"))
        .usingSearch(show, onElementWith: grey_accessibilityID("a")).asserting(grey_notNil())
    }
  }

  @Test func `a matcher that takes long takes no time`() throws {
    try onScreen(label("a")) {
      var questions = 0
      let slow = GREYMatcher("slow") { element in
        questions += 1
        return element is UILabel
      }
      try EarlGrey.selectElement(with: slow).asserting(grey_notNil())
      #expect(questions > 1)
      expectEqual(UIApplication.shared.runLoop.now, 0)
    }
  }
}

private final class Rows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
