import Flow
import HeadlessUIKit

/// Tells what is in a search field.
@MainActor
final class SearchUpdater: UISearchResultsUpdating {
  let texts: Callbacker<String> = Callbacker()

  func updateSearchResults(for searchController: UISearchController) {
    texts.callAll(with: searchController.searchBar.text ?? "")
  }
}
