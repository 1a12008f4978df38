import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct CustomDomainsViewControllerTests {
  @Test func `Domains are listed above the row to add one, and deleted one by one`() throws {
    try onStack {
      try CustomDomains.ofApplication.add("example.com")
      try CustomDomains.ofApplication.add("mozilla.org")
      return CustomDomainsViewController(customDomains: .ofApplication)
    } do: { (screen: CustomDomainsViewController, stack) in
      let identifiers = { screen.tableView.visibleCells.map(\.accessibilityIdentifier) }
      expectEqual(identifiers(), ["example.com", "mozilla.org", "addCustomDomainCell"])
      let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
      try stack.tap("editButton")
      expectTrue(screen.isEditing)
      expectEqual(paths.map { screen.tableView(screen.tableView, canEditRowAt: $0) }, [true, true, false])
      for _ in 1...2 {
        screen.tableView(screen.tableView, commit: .delete, forRowAt: paths[0])
        UIApplication.shared.settle()
      }
      expectEqual(identifiers(), ["addCustomDomainCell"])
      expectEqual(CustomDomains.ofApplication.domains, [])
      expectFalse(screen.isEditing)
      let button = try stack.control("editButton")
      expectEqual(button.isEnabled, false)
    }
  }
}
