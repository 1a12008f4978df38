import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Foundation
import HeadlessUIKit

/// Makes the location bar, which the toolbar's coordinator puts in its place.
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

/// Tells a location bar where the active page is, and goes where the user types.
final class LocationBarMediator: Mediator {
  weak var consumer: (any LocationBarConsumer)? { didSet { tellLocation() } }
  /// The tabs of the window.
  weak var webStateList: WebStateList? { didSet { activePage.list = webStateList } }
  /// Who says where the user searches.
  weak var preferences: BrowserPreferences?
  private lazy var activePage = ActiveWebState { [weak self] in self?.tellLocation() }

  func disconnect() {
    (consumer, webStateList, preferences) = (nil, nil, nil)
  }

  private func tellLocation() {
    guard webStateList != nil else { return }
    consumer?.setLocation(activePage.webState?.visibleURL.map(PageLocation.init(of:)) ?? .empty)
  }
}

extension LocationBarMediator: LocationBarCommands {
  /// Where no tab is open, one is opened.
  func loadPage(for text: String) {
    let searchEngine = preferences?.searchEngine ?? .google
    guard let webStateList, let url = TypedText(text, searchEngine: searchEngine).url else { return }
    if activePage.webState == nil { webStateList.insert(WebState(), [.activate]) }
    webStateList.activeWebState?.load(url)
  }
}

extension PageLocation {
  /// Of an address the host is read, without the part that says nothing.
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
