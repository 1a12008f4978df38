import Foundation

/// Connects a search bar to the controller that shows the results.
///
/// The search is active from when the bar's field becomes first responder until it is cancelled.
///
///     final class NamesController: UITableViewController, UISearchResultsUpdating {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         let search = UISearchController(searchResultsController: nil)
///         search.searchResultsUpdater = self
///         navigationItem.searchController = search
///       }
///
///       func updateSearchResults(for searchController: UISearchController) { tableView.reloadData() }
///     }
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar, to be added to the interface.
  public let searchBar: UISearchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  /// The controller that shows the results; `nil` if the searched controller does so itself.
  public let searchResultsController: UIViewController?
  /// Called when the results should change.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Called when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the searched content is dimmed during the search; stored only.
  open var obscuresBackgroundDuringPresentation: Bool = true
  /// Whether the navigation bar hides during the search; stored only.
  open var hidesNavigationBarDuringPresentation: Bool = true
  /// Whether the bar shows its Cancel button only during the search; `true` by default.
  open var automaticallyShowsCancelButton: Bool = true
  private var isSearching = false

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: The controller that shows the results; `nil` if the
  ///   searched controller does so itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUpSearchBar()
  }

  /// Creates a search without a results controller; there are no archives to read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUpSearchBar()
  }

  private func setUpSearchBar() {
    searchBar.placeholder = SystemText.search.localized
    searchBar.searchController = self
  }

  /// Whether the search is active. Setting it begins or cancels the search as the user would.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { searchBar.becomeFirstResponder() } else { cancel() }
    }
  }

  func searchTextDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Begins the search: it counts as presented, and the results are updated for the current text.
  func searchDidBegin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    searchTextDidChange()
    delegate?.didPresentSearchController(self)
  }

  /// Ends the search: clears the field, resigns first responder, and updates the results.
  func cancel() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    // First, because delegates that are called while the field resigns read this state.
    isSearching = false
    searchBar.searchTextField.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchTextDidChange()
    delegate?.didDismissSearchController(self)
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the search began or ended, or the text or the scope changed.
  ///
  /// - Parameter searchController: The search, whose bar has the current text and scope.
  func updateSearchResults(for searchController: UISearchController)
}

/// Called when a search begins and ends; every method does nothing by default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  ///
  /// - Parameter searchController: The search, not yet active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search began.
  ///
  /// - Parameter searchController: The search, now active.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search is cancelled.
  ///
  /// - Parameter searchController: The search, still active and with its text.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search was cancelled.
  ///
  /// - Parameter searchController: The search, no longer active and with an empty field.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
