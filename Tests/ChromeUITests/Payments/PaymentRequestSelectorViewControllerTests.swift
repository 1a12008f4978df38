import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct PaymentRequestSelectorViewControllerTests {
  /// Records the calls.
  private final class Owner: PaymentRequestSelectorViewControllerDelegate {
    var told: [String] = []

    func paymentRequestSelectorViewController(
      _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndex index: Int
    ) {
      told.append("select \(index)")
    }

    func paymentRequestSelectorViewController(
      _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndexForEditing index: Int
    ) {
      told.append("edit \(index)")
    }

    func paymentRequestSelectorViewControllerDidSelectAddItem(
      _ controller: PaymentRequestSelectorViewController
    ) {
      told.append("add")
    }
  }

  private func onSelector(do body: (PaymentRequestSelectorViewController, Owner) -> Void) {
    let owner = Owner()
    let items = [
      SelectableItem(title: "a", details: ["b", "c"]), SelectableItem(title: "d", details: []),
      SelectableItem(title: "e", details: [], problem: "f"),
    ]
    onScreen {
      PaymentRequestSelectorViewController(header: "h", items: items, selectedIndex: 0, addTitle: "Add")
    } do: { selector in
      selector.delegate = owner
      body(selector, owner)
    }
  }

  private func tap(_ row: Int, in selector: PaymentRequestSelectorViewController) {
    selector.tableView(selector.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    UIApplication.shared.settle()
  }

  private func marked(in selector: PaymentRequestSelectorViewController) -> [String?] {
    selector.tableView.visibleCells.filter { $0.accessoryType == .checkmark }.map(\.accessibilityLabel)
  }

  @Test func `Items are read with details and problems, and chosen by a tap, unless something is missing`() {
    onSelector { selector, _ in
      expectEqual(
        selector.tableView.visibleCells.map(\.accessibilityLabel), ["a, b\nc", "d", "e, f", "Add"])
      expectEqual(marked(in: selector), ["a, b\nc"])
    }
    onSelector { selector, owner in
      tap(1, in: selector)
      expectEqual(marked(in: selector), ["d"])
      tap(2, in: selector)
      expectEqual(marked(in: selector), ["d"])
      tap(3, in: selector)
      expectEqual(owner.told, ["select 1", "select 2", "add"])
    }
  }

  @Test func `In edit mode a tap edits, nothing is marked, and nothing can be added`() {
    onSelector { selector, owner in
      selector.tapBarButton("Edit")
      expectEqual(selector.tableView.numberOfRows(inSection: 0), 3)
      expectEmpty(marked(in: selector))
      expectEqual(selector.navigationItem.rightBarButtonItem?.title, "Done")
      tap(0, in: selector)
      expectEqual(owner.told, ["edit 0"])
    }
  }
}
