import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UISearchBarDelegateTests {
  private final class Delegate: UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    let log = Log()
    var begins = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.add("shouldBegin")
      return begins
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.add("change '\(searchText)'")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.add("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) {
      log.add("update '\(searchController.searchBar.text ?? "")'")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.add("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.add("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
  }

  private let delegate = Delegate()

  private func withBar(_ body: (UISearchBar) -> Void) {
    UIApplication().run {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
      bar.delegate = delegate
      mount(bar)
      body(bar)
    }
  }

  @Test
  func `Typing, searching and cancelling are reported in this order, and the delegate can refuse to begin`() {
    withBar { bar in
      bar.showsCancelButton = true
      bar.becomeFirstResponder()
      bar.searchTextField.insertText("a")
      bar.searchTextField.insertText("\n")
      bar.cancelButton.sendActions(for: .touchUpInside)
      expectEqual(delegate.log.take(), ["shouldBegin", "didBegin", "change 'a'", "search", "cancel"])
      expectTrue(bar.searchTextField.isFirstResponder)
      bar.resignFirstResponder()
      expectEqual(delegate.log.take(), ["didEnd"])
    }
    withBar { bar in
      delegate.begins = false
      expectFalse(bar.becomeFirstResponder())
      expectEqual(delegate.log.lines, ["shouldBegin"])
    }
  }

  @Test func `The keyboard's return key searches, once there is something to search for`() {
    withBar { bar in
      bar.becomeFirstResponder()
      let keyboard = UIApplication.shared.keyboard
      expectEqual(keyboard.view?.returnKeyTitle, "Search")
      expectEqual(keyboard.view?.isReturnKeyEnabled, false)
      bar.searchTextField.insertText("a")
      expectEqual(keyboard.view?.isReturnKeyEnabled, true)
    }
  }

  @Test func `The button that cancels takes its room from the field`() {
    withBar { bar in
      bar.layoutIfNeeded()
      expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 304, height: 36))
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      expectEqual(bar.cancelButton.frame.maxX, 312)
      #expect(abs(bar.searchTextField.frame.maxX - bar.cancelButton.frame.minX + 8) < 1e-9)
      bar.showsCancelButton = false
      bar.layoutIfNeeded()
      expectNil(bar.cancelButton.superview)
    }
  }

  @Test func `Scopes make the bar higher, and choosing one is reported`() {
    withBar { bar in
      bar.scopeButtonTitles = ["All", "Mine"]
      expectEqual(bar.intrinsicContentSize.height, 56)
      bar.showsScopeBar = true
      expectEqual(bar.intrinsicContentSize.height, 102)
      expectEqual(bar.selectedScopeButtonIndex, 0)
      bar.scopeBar.selectedSegmentIndex = 1
      bar.scopeBar.sendActions(for: .valueChanged)
      expectEqual(delegate.log.lines, ["scope 1"])
    }
  }

  @Test func `A search is active from its begin until it is cancelled, and keeps the results up to date`() {
    UIApplication().run {
      let search = UISearchController(searchResultsController: nil)
      search.delegate = delegate
      search.searchResultsUpdater = delegate
      mount(search.searchBar)
      search.searchBar.becomeFirstResponder()
      #expect(search.isActive && search.searchBar.showsCancelButton)
      expectEqual(delegate.log.take(), ["willPresent", "update ''", "didPresent"])
      search.searchBar.searchTextField.insertText("a")
      expectEqual(delegate.log.take(), ["update 'a'"])
      search.isActive = false
      #expect(!search.isActive && !search.searchBar.showsCancelButton && search.searchBar.text == "")
      expectFalse(search.searchBar.searchTextField.isFirstResponder)
      expectEqual(delegate.log.take(), ["willDismiss", "update ''", "didDismiss"])
    }
  }
}
