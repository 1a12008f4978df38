import Foundation
import HeadlessUIKit

/// Shows a page about the app; a wheel turns over it until it is there, or an error says that it does not come.
public final class SettingsContentViewController: UIViewController {
  private let url: URL
  let webView: WKWebView = WKWebView(frame: .zero)
  let interstitial: InterstitialView = InterstitialView()
  var timer: VirtualTimer?

  /// Makes a screen that loads a page once it shows.
  public init(_ page: SupportPage) {
    url = page.url
    super.init(nibName: nil, bundle: nil)
    // The app shows the name of the class here; its tests look for it.
    title = String(reflecting: Self.self)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .focusInk
    webView.accessibilityIdentifier = "SettingsContentViewController.webView"
    webView.isHidden = true
    webView.navigationDelegate = self
    for part in [webView, interstitial] as [UIView] {
      view.addSubview(part, along: view.safeAreaLayoutGuide)
    }
    startLoading(url)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.showFocusBar(animated: animated)
  }
}
