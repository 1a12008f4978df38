import FocusModel
import Foundation
import HeadlessUIKit

/// The app's main screen: at home with the address bar in the middle, or with a page below it.
///
/// What happens is told to ``URLBarState`` and ``OverlayState``; the controller shows them, and does what they say.
package final class BrowserViewController: UIViewController {
  /// Shows what the browser leads to.
  package weak var delegate: (any BrowserViewControllerDelegate)?
  /// Shows the pages.
  package let webViewController: WebViewController = WebViewController()
  /// What the app calls itself, and is opened by.
  let product: Product
  let source: any BrowserSource
  let dataStore: any BrowsingDataStore
  var state = URLBarState()
  var overlay = OverlayState()
  var collapse = BarCollapse()
  /// A link that came before there was a view.
  var initialLink: DeepLink?

  let homeViewContainer = UIView()
  var homeView: HomeView?
  let webViewContainer = UIView()
  let urlBarContainer = FadingBackgroundView(brightOpacity: 0.8)
  /// The bar with the address; each erase replaces it.
  package internal(set) var urlBar: URLBar = URLBar()
  let browserToolbar = BrowserToolbar()
  var overlayView = OverlayView()
  /// Reaches down to where the address bar ends at home.
  let homeGuide = UILayoutGuide()
  var places = BrowserConstraints()

  /// Makes a browser at home.
  ///
  /// - Parameters:
  ///   - source: Knows what the user chose elsewhere.
  ///   - dataStore: Keeps what pages leave behind, and forgets it with each erase.
  ///   - product: The application whose main screen this is.
  package init(source: any BrowserSource, dataStore: any BrowsingDataStore, product: Product = .focus) {
    self.product = product
    self.source = source
    self.dataStore = dataStore
    super.init(nibName: nil, bundle: nil)
    let back = UIBarButtonItem(title: String(focus: "Back"))
    back.accessibilityIdentifier = "BrowserViewController.back"
    navigationItem.backBarButtonItem = back
  }

  package required init?(coder: NSCoder) {
    nil
  }

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

  /// The bar of the stack belongs to the screens that are pushed.
  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
    homeView?.highlightsNews = source.hasNews
    focusIfHome()
  }

  /// The screens that were pushed stay dark until they are out of sight.
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.followSystemAppearance()
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    urlBar.textField.resignFirstResponder()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateToolsetPlace()
    placeToolbar()
  }

  /// Brings the keyboard up at home, once the app has introduced itself.
  func focusIfHome() {
    if source.isIntroductionSeen && !state.isBrowsing { urlBar.textField.becomeFirstResponder() }
  }
}

/// The constraints of the browser that come and go.
struct BrowserConstraints {
  /// The address bar in its place at home.
  var home: NSLayoutConstraint?
  /// The address bar at the top, where it moves up as it collapses.
  var top: NSLayoutConstraint?
  /// The toolbar's top above the bottom of the safe area, where it moves down.
  var toolbarTop: NSLayoutConstraint?
  /// The toolbar's bottom at the bottom of the screen, where it moves along.
  var toolbarBottom: NSLayoutConstraint?
  /// The page above the toolbar.
  var aboveToolbar: NSLayoutConstraint?
  /// The page down to the bottom.
  var aboveBottom: NSLayoutConstraint?
}

/// What the browser asks of the app around it.
@MainActor
package protocol BrowserSource: AnyObject {
  /// The engine that searches.
  var searchEngine: SearchEngine { get }
  /// Whether the settings have news.
  var hasNews: Bool { get }
  /// Whether the user has seen what the app says of itself; until then nothing is asked of them.
  var isIntroductionSeen: Bool { get }
  /// The address that a typed text begins; `nil` if there is none.
  func completion(of text: String) -> String?
}

/// Shows what the browser leads to.
@MainActor
package protocol BrowserViewControllerDelegate: AnyObject {
  /// Shows the settings.
  func browserViewControllerDidRequestSettings(_ controller: BrowserViewController)
  /// Shows where a page can be shared.
  ///
  /// - Parameter source: The button that was tapped, for a popover.
  func browserViewController(
    _ controller: BrowserViewController, didRequestSharingOf url: URL, from source: UIView)
  /// Asks whether another application may open an address.
  func browserViewController(
    _ controller: BrowserViewController, didRequestOpening url: URL, in application: ExternalApplication)
}
