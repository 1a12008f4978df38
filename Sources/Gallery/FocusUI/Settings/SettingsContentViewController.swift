import Foundation
import HeadlessUIKit

/// Shows a page about the app, with an activity indicator until it has loaded, or an error if it
/// cannot be loaded.
package final class SettingsContentViewController: UIViewController {
  private let url: URL
  let webView: WKWebView = WKWebView(frame: .zero)
  let interstitial: InterstitialView = InterstitialView()
  var timer: VirtualTimer?

  /// Creates a screen that loads a page as soon as its view is loaded.
  package init(_ page: SupportPage) {
    url = page.url
    super.init(nibName: nil, bundle: nil)
    // The app shows the name of the class here; its tests look for it.
    title = String(reflecting: Self.self)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
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

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.showFocusBar(animated: animated)
  }
}

/// Durations, in seconds.
private enum Timing {
  /// The time after which the error shows.
  static let timeout: TimeInterval = 10
  /// The delay between a loaded page and its appearance, as WebKit paints a little later.
  static let painting: TimeInterval = 0.2
  /// The dissolve to the page or to the error.
  static let dissolving: TimeInterval = 0.5
}

extension SettingsContentViewController: WKNavigationDelegate {
  func startLoading(_ url: URL) {
    timer = UIApplication.shared.runLoop.scheduledTimer(
      withTimeInterval: Timing.timeout, repeats: false
    ) { [weak self] _ in
      self?.showError()
    }
    webView.load(URLRequest(url: url))
  }

  package func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    timer?.invalidate()
    MainQueue.asyncAfter(seconds: Timing.painting) { [weak self] in self?.showPage() }
  }

  package func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { showError() }

  package func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { showError() }

  /// Replaces the indicator, or the error, by the page: one that loads after the timeout still
  /// appears.
  private func showPage() {
    UIView.transition(
      from: interstitial, to: webView, duration: Timing.dissolving,
      options: [.transitionCrossDissolve, .showHideTransitionViews]
    ) { [interstitial] _ in
      interstitial.spinner.stopAnimating()
    }
  }

  private func showError() {
    timer?.invalidate()
    interstitial.showError(duration: Timing.dissolving)
  }
}

/// The view before a page: an activity indicator, or the error.
final class InterstitialView: UIView {
  let spinner: UIActivityIndicatorView = UIActivityIndicatorView(style: .large)
  let errorLabel: UILabel = UILabel(wrapping: String(focusSettings: "Could not load page."), .body)

  init() {
    super.init(frame: .zero)
    backgroundColor = .focusInk
    spinner.tintColor = .focusText
    spinner.accessibilityLabel = String(focusSettings: "Loading")
    spinner.startAnimating()
    errorLabel.accessibilityIdentifier = "SettingsContentViewController.error"
    errorLabel.textAlignment = .center
    errorLabel.isHidden = true
    [spinner, errorLabel].forEach(center)
  }

  required init?(coder: NSCoder) { nil }

  private func center(_ part: UIView) {
    addConstrained(part)
    NSLayoutConstraint.activate([
      part.centerXAnchor.constraint(equalTo: centerXAnchor),
      part.centerYAnchor.constraint(equalTo: centerYAnchor),
      part.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 16),
    ])
  }

  /// Replaces the activity indicator by the error.
  ///
  /// - Parameter duration: The duration of the dissolve, in seconds.
  func showError(duration: TimeInterval) {
    UIView.transition(
      from: spinner, to: errorLabel, duration: duration,
      options: [.transitionCrossDissolve, .showHideTransitionViews]
    ) { [spinner] _ in
      spinner.stopAnimating()
    }
  }
}

/// A page about the app.
package enum SupportPage: String, Hashable, Sendable, CaseIterable {
  /// Help with the app.
  case help = "https://support.mozilla.org/kb/focus"
  /// The user's rights; the page is on the server inside the app.
  case rights = "http://localhost:6573/rights-focus.html"
  /// Mozilla's privacy notice.
  case privacyNotice = "https://www.mozilla.org/privacy/firefox-focus"
  /// Mozilla's manifesto.
  case manifesto = "https://www.mozilla.org/about/manifesto/"
  /// The data about the app's use that is sent to Mozilla.
  case usageData = "https://support.mozilla.org/kb/usage-data"
  /// The news of this version.
  case whatsNew = "https://support.mozilla.org/kb/whats-new-focus-ios"
  /// Help with completing addresses.
  case autocomplete = "https://support.mozilla.org/kb/autocomplete-ios"

  /// The address of the page.
  package var url: URL {
    guard let url = URL(string: rawValue) else { preconditionFailure("\(rawValue) is not an address") }
    return url
  }
}
