import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UISearchControllerTests {
  /// Logs the texts that are searched for.
  final class Updater: UISearchResultsUpdating, UISearchBarDelegate {
    var searched: [String?] = []
    var typed: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      searched.append(searchController.searchBar.text)
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { typed.append(searchText) }
  }

  let updater = Updater()

  private func controller() -> UISearchController {
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = updater
    controller.searchBar.delegate = updater
    return controller
  }

  @Test
  func `Text that code sets updates the results alone, and text that is typed reports the delegate, too`() {
    let controller = controller()
    controller.searchBar.text = "cell"
    expectEqual(updater.searched, ["cell"])
    expectEqual(updater.typed, [])
    controller.searchBar.searchTextField.text = "a"
    controller.searchBar.searchTextField.sendActions(for: .editingChanged)
    expectEqual(updater.searched, ["cell", "a"])
    expectEqual(updater.typed, ["a"])
  }

  @Test func `A search controller's bar asks to search, another has no placeholder`() {
    expectEqual(controller().searchBar.placeholder, "Search")
    expectNil(UISearchBar().placeholder)
  }
}
