import Foundation

/// Ties a search bar to what shows the results.
///
/// The search is active from the moment in which the bar's field takes text until it is cancelled.
@MainActor
open class UISearchController: UIViewController {
  public let searchBar: UISearchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  public let searchResultsController: UIViewController?
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what lies behind is dimmed while searching.
  public var obscuresBackgroundDuringPresentation: Bool = true
  public var hidesNavigationBarDuringPresentation: Bool = true
  /// Whether the bar's button that cancels comes and goes with the search; yes by default.
  public var automaticallyShowsCancelButton: Bool = true
  private var isSearching = false

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
    searchBar.placeholder = SystemText.search.localized
    searchBar.searchController = self
  }

  /// Whether the search is on; setting it begins or cancels the search as the user would.
  public var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { searchBar.becomeFirstResponder() } else { cancel() }
    }
  }

  func searchTextDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Begins the search: it is presented, and the results are updated for what is in the field.
  func searchDidBegin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    searchTextDidChange()
    delegate?.didPresentSearchController(self)
  }

  /// Ends the search: the field is emptied and gives the keyboard up, and the results are updated.
  func cancel() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.searchTextField.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchTextDidChange()
    delegate?.didDismissSearchController(self)
  }
}

/// Shows what a search finds.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Tells that the search began or ended, or that the text or the scope changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the begin and the end of a search; nothing need be listened to.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
