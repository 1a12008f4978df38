import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct AboutViewControllerTests {
  @Test func `A header without highlighting, with the product's name, is above three rows of 44 points`()
    throws
  {
    try onStack {
      AboutViewController(product: .focus, version: "4.0")
    } do: { screen, _ in
      expectEqual(screen.title, "About")
      let table: UITableView = screen.tableView
      let rows = (0..<4).map { IndexPath(row: $0, section: 0) }
      expectEqual(
        rows.map { screen.tableView(table, shouldHighlightRowAt: $0) }, [false, true, true, true])
      expectEqual(rows.dropFirst().map { table.rectForRow(at: $0).height }, [44, 44, 44])
      let labels = table.visibleCells[0].labels.compactMap(\.text)
      #expect(labels.contains("Version 4.0"))
      #expect(labels.contains("Firefox Focus puts you in control."))
    }
    try onStack {
      AboutViewController(product: .klar, version: "4.0")
    } do: { screen, _ in
      let labels = screen.tableView.visibleCells[0].labels.compactMap(\.text)
      #expect(labels.contains("Firefox Klar puts you in control."))
    }
  }

  @Test func `Each row opens its page, and the header the manifesto`() throws {
    forEachRow([
      ("AboutViewController.help", SupportPage.help), ("AboutViewController.rights", .rights),
      ("AboutViewController.privacyNotice", .privacyNotice),
    ]) { row, page in
      try onStack {
        AboutViewController(product: .focus, version: "4.0")
      } do: { screen, stack in
        UIApplication.shared.webPages[page.url] = WebPage(title: "A page")
        try screen.select(row)
        let content = try #require(stack.topViewController as? SettingsContentViewController)
        expectEqual(content.webView.url, page.url)
      }
    }
    try onStack {
      AboutViewController(product: .focus, version: "4.0")
    } do: { _, stack in
      UIApplication.shared.webPages[SupportPage.manifesto.url] = WebPage(title: "A page")
      try stack.tap("AboutViewController.manifesto")
      let content = try #require(stack.topViewController as? SettingsContentViewController)
      expectEqual(content.webView.url, SupportPage.manifesto.url)
    }
  }
}

extension UIView {
  /// The labels below the view.
  var labels: [UILabel] { subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + $0.labels } }
}
