import Foundation

/// Ties a search bar to what shows the results.
@MainActor
open class UISearchController: UIViewController {
  public let searchBar: UISearchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  public let searchResultsController: UIViewController?
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether what lies behind is dimmed while searching.
  public var obscuresBackgroundDuringPresentation: Bool = true

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: What shows the results; `nil` where the searched controller does so itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUpSearchBar()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUpSearchBar()
  }

  private func setUpSearchBar() {
    searchBar.placeholder = "Search"
    searchBar.searchController = self
  }

  func searchTextDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Shows what a search finds.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Tells that the text changed.
  func updateSearchResults(for searchController: UISearchController)
}
