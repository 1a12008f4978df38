import FocusModel
import Foundation
import HeadlessUIKit

/// The app's main screen: at home with the address bar in the middle, or with a page below it.
///
/// What happens is told to ``URLBarState`` and ``OverlayState``; the controller shows them, and does what they say.
public final class BrowserViewController: UIViewController {
  /// Shows what the browser leads to.
  public weak var delegate: (any BrowserViewControllerDelegate)?
  /// Shows the pages.
  public let webViewController: WebViewController = WebViewController()
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
  public internal(set) var urlBar: URLBar = URLBar()
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
  public init(source: any BrowserSource, dataStore: any BrowsingDataStore, product: Product = .focus) {
    self.product = product
    self.source = source
    self.dataStore = dataStore
    super.init(nibName: nil, bundle: nil)
    let back = UIBarButtonItem(title: String(focus: "Back"))
    back.accessibilityIdentifier = "BrowserViewController.back"
    navigationItem.backBarButtonItem = back
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override var keyCommands: [UIKeyCommand]? { shortcuts }

  public override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    setUpHome()
    setUpURLBar()
    show(animated: false)
    if let initialLink { follow(initialLink) }
    initialLink = nil
  }

  /// The bar of the stack belongs to the screens that are pushed.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
    homeView?.highlightsNews = source.hasNews
    focusIfHome()
  }

  /// The screens that were pushed stay dark until they are out of sight.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.followSystemAppearance()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    urlBar.textField.resignFirstResponder()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateToolsetPlace()
    placeToolbar()
  }

  /// Brings the keyboard up at home, once the app has introduced itself.
  func focusIfHome() {
    if source.isIntroductionSeen && !state.isBrowsing { urlBar.textField.becomeFirstResponder() }
  }
}
