import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

/// A browser on a screen, with a web whose pages show their addresses, an engine, and a completion for "moz".
@MainActor
final class BrowserScreen: BrowserSource, BrowsingDataStore, BrowserViewControllerDelegate, WebContentSource {
  let searchEngine = SearchEngine(name: "Finder", template: "https://find.example/?q={searchTerms}")
  var hasNews = false
  var isIntroductionSeen = true
  /// The kinds of data that each erase removes.
  private(set) var removals: [Set<BrowsingDataKind>] = []
  private(set) var requests: [String] = []
  private(set) lazy var browser = BrowserViewController(source: self, dataStore: self, product: product)
  private let product: Product

  init(product: Product = .focus) {
    self.product = product
  }

  func completion(of text: String) -> String? { text.hasPrefix("moz") ? "mozilla.org/" : nil }
  func remove(_ kinds: Set<BrowsingDataKind>) { removals.append(kinds) }

  func content(at url: URL, in webView: WKWebView) -> UIView? {
    let label = UILabel()
    label.text = "The words of \(url.absoluteString)"
    return label
  }

  func browserViewControllerDidRequestSettings(_ controller: BrowserViewController) {
    requests.append("settings")
  }

  func browserViewController(
    _ controller: BrowserViewController, didRequestSharingOf url: URL, from source: UIView
  ) { requests.append("share \(url.absoluteString)") }

  func browserViewController(
    _ controller: BrowserViewController, didRequestOpening url: URL, in application: ExternalApplication
  ) { requests.append("\(application) \(url.absoluteString)") }

  /// Runs a test with a browser at home, on a device in portrait.
  static func run(
    device: VirtualDevice = .iPhone, _ body: (BrowserScreen) throws -> Void
  ) throws {
    try onScreen(device: device) { window in
      UIApplication.shared.webPages.pageProvider = { url in
        url.host() == "nowhere.example" ? nil : WebPage(title: url.host(), bodyHeight: 3000)
      }
      let screen = BrowserScreen()
      screen.browser.delegate = screen
      screen.browser.webViewController.contentSource = screen
      window.rootViewController = UINavigationController(rootViewController: screen.browser)
      UIApplication.shared.settle()
      try body(screen)
    }
  }

  var urlBar: URLBar { browser.urlBar }
  var field: AutocompleteTextField { browser.urlBar.textField }
  var overlay: OverlayView { browser.overlayView }

  func type(_ text: String) {
    field.becomeFirstResponder()
    text.forEach { field.insertText(String($0)) }
    UIApplication.shared.settle()
  }

  func press(_ button: UIButton) {
    if button.isEnabled { button.sendActions(for: .touchUpInside) }
    UIApplication.shared.settle()
  }

  func open(_ address: String) throws {
    browser.follow(.open(try #require(URL(string: address))))
    UIApplication.shared.settle()
  }

  /// The button of the overlay that searches, or the one that follows a link.
  func row(_ name: String) throws -> UIButton {
    try #require(overlay.views(identified: "OverlayView.\(name)Button").first as? UIButton)
  }
}
