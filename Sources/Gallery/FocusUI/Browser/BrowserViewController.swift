import FocusModel
import Foundation
import HeadlessUIKit

/// The app's main screen: at home with the address bar in the middle, or with a page below it.
///
/// The controller passes events to `URLBarState`, `OverlayState` and `BarCollapse`, shows them, and
/// performs their effects.
package final class BrowserViewController: UIViewController {
  /// Shows the screens that the browser requests.
  package weak var delegate: (any BrowserViewControllerDelegate)?
  /// Shows the pages.
  package let webViewController: WebViewController = WebViewController()
  /// The application whose main screen this is.
  let product: Product
  let source: any BrowserSource
  let dataStore: any BrowsingDataStore
  var state = URLBarState()
  var overlay = OverlayState()
  var collapse = BarCollapse()
  /// A link that arrived before the view was loaded.
  var initialLink: DeepLink?

  let homeViewContainer = UIView()
  var homeView: HomeView?
  let webViewContainer = UIView()
  let urlBarContainer = FadingBackgroundView(brightOpacity: 0.8)
  /// The bar with the address, which each erase replaces.
  package internal(set) var urlBar: URLBar = URLBar()
  let browserToolbar = BrowserToolbar()
  var overlayView = OverlayView()
  /// A guide whose bottom is that of the address bar at home.
  let homeGuide = UILayoutGuide()
  var changingConstraints = BrowserConstraints()

  /// Creates a browser at home.
  ///
  /// - Parameters:
  ///   - source: Provides the user's choices in the settings.
  ///   - dataStore: Keeps the data of pages, which each erase removes.
  ///   - product: The application whose main screen this is; Focus by default.
  package init(source: any BrowserSource, dataStore: any BrowsingDataStore, product: Product = .focus) {
    self.product = product
    self.source = source
    self.dataStore = dataStore
    super.init(nibName: nil, bundle: nil)
    // The back button of the screens that are pushed onto the browser.
    let back = UIBarButtonItem(title: String(focus: "Back"))
    back.accessibilityIdentifier = "BrowserViewController.back"
    navigationItem.backBarButtonItem = back
  }

  package required init?(coder: NSCoder) { nil }

  package override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  package override var keyCommands: [UIKeyCommand]? { shortcuts }

  package override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    setUpHome()
    setUpURLBar()
    show(animated: false)
    if let initialLink { follow(initialLink) }
    initialLink = nil
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Only the screens that are pushed have a navigation bar.
    navigationController?.setNavigationBarHidden(true, animated: animated)
    homeView?.highlightsNews = source.hasNews
    focusIfHome()
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Not before: a screen that is popped stays dark until it is out of sight.
    navigationController?.followSystemAppearance()
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    urlBar.textField.resignFirstResponder()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateToolsetPosition()
    updateToolbarOffset()
  }

  /// Focuses the text field at home, if the user has seen the introduction.
  private func focusIfHome() {
    if source.isIntroductionSeen && !state.isBrowsing { urlBar.textField.becomeFirstResponder() }
  }
}

/// The constraints of the browser that are replaced or moved.
struct BrowserConstraints {
  /// Puts the address bar at its position at home.
  var home: NSLayoutConstraint?
  /// Puts the address bar at the top; its constant moves the bar up as it collapses.
  var top: NSLayoutConstraint?
  /// Puts the toolbar's top above the bottom of the safe area; its constant moves the toolbar down.
  var toolbarTop: NSLayoutConstraint?
  /// Puts the toolbar's bottom at the bottom of the screen; its constant moves the toolbar down.
  var toolbarBottom: NSLayoutConstraint?
  /// Ends the page above the toolbar.
  var aboveToolbar: NSLayoutConstraint?
  /// Ends the page at the bottom of the screen.
  var aboveBottom: NSLayoutConstraint?
}

/// The values that the browser requires from the app around it.
@MainActor
package protocol BrowserSource: AnyObject {
  /// The engine to search with.
  var searchEngine: SearchEngine { get }
  /// Whether there is unread news of this version.
  var hasNews: Bool { get }
  /// Whether the user has seen the introduction; until then the keyboard does not show.
  var isIntroductionSeen: Bool { get }
  /// Returns the address that begins with a typed text; `nil` if no address does.
  func completion(of text: String) -> String?
}

/// Shows the screens that the browser requests.
@MainActor
package protocol BrowserViewControllerDelegate: AnyObject {
  /// Shows the settings.
  func browserViewControllerDidRequestSettings(_ controller: BrowserViewController)
  /// Shows the share sheet of a page.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - url: The address of the page.
  ///   - source: The button that was tapped, to which a popover points.
  func browserViewController(
    _ controller: BrowserViewController, didRequestSharingOf url: URL, from source: UIView)
  /// Asks whether another application may open an address.
  func browserViewController(
    _ controller: BrowserViewController, didRequestOpening url: URL, in application: ExternalApplication)
}
