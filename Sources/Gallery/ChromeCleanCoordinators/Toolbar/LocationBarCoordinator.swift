import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Foundation
import HeadlessUIKit

/// Makes the location bar, which the toolbar's coordinator puts into the toolbar.
package final class LocationBarCoordinator: ScreenCoordinator<LocationBarViewController> {
  override func makeScreen() -> LocationBarViewController {
    let locationBar = LocationBarViewController()
    let mediator = LocationBarMediator()
    locationBar.dispatcher = dispatcher
    dispatcher?.startDispatching(to: mediator, for: (any LocationBarCommands).self)
    mediator.consumer = locationBar
    mediator.webStateList = browser?.webStateList
    mediator.preferences = browser?.browserState.preferences
    keep(mediator)
    return locationBar
  }
}

/// Keeps a location bar up to date with the active page's address, and loads what the user types.
final class LocationBarMediator: Mediator {
  weak var consumer: (any LocationBarConsumer)? { didSet { showLocation() } }
  /// The tabs of the window.
  weak var webStateList: WebStateList? { didSet { activePage.list = webStateList } }
  /// The preferences with the user's search engine.
  weak var preferences: BrowserPreferences?
  private lazy var activePage = ActiveWebState { [weak self] in self?.showLocation() }

  func disconnect() {
    (consumer, webStateList, preferences) = (nil, nil, nil)
  }

  private func showLocation() {
    // The properties are set one by one, so the tabs might not be set yet.
    guard webStateList != nil else { return }
    consumer?.setLocation(activePage.webState?.visibleURL.map(PageLocation.init(of:)) ?? .empty)
  }
}

extension LocationBarMediator: LocationBarCommands {
  /// Opens a tab first if none is open.
  func loadPage(for text: String) {
    let searchEngine = preferences?.searchEngine ?? .google
    guard let webStateList, let url = TypedText(text, searchEngine: searchEngine).url else { return }
    if activePage.webState == nil { webStateList.insert(WebState(), [.activate]) }
    webStateList.activeWebState?.load(url)
  }
}

extension PageLocation {
  /// Shows the host of an address, without a leading "www.".
  init(of url: URL) {
    let host = url.host() ?? ""
    let name = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    let security: Security =
      switch url.scheme {
      case "https": .secure
      case "http": .notSecure
      default: .none
      }
    self.init(
      text: name.isEmpty ? url.absoluteString : name, address: url.absoluteString, security: security)
  }
}

/// What a user types into the location bar: an address, or words to search for.
///
/// `example.com/a` is the address `https://example.com/a`, but `two words` is a search.
struct TypedText {
  private let text: String
  private let searchEngine: SearchEngine

  init(_ text: String, searchEngine: SearchEngine) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    self.searchEngine = searchEngine
  }

  /// The address to load; `nil` if nothing was typed.
  var url: URL? {
    if text.isEmpty { return nil }
    return address ?? searchEngine.url(for: text)
  }

  /// The typed address; `https` is the default scheme. `nil` if the text is not an address.
  private var address: URL? {
    guard !text.contains(where: \.isWhitespace) else { return nil }
    if text.contains("://") { return URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } }
    return namesHost ? URL(string: "https://\(text)") : nil
  }

  /// Whether the text begins with a host, as an address without a scheme does.
  private var namesHost: Bool {
    let host = text.prefix { !"/?#:".contains($0) }
    if host == "localhost" { return true }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(""), let last = labels.last else { return false }
    // A host is a name that ends with a domain of letters, or four bytes (IPv4).
    let isName = last.count > 1 && last.allSatisfy(\.isLetter)
    return isName || labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
  }
}
