import FocusUI
import Foundation
import HeadlessUIKit

/// A page that came over a protected connection; a subclass has another address.
class PageCoordinator: BrowserCoordinator {
  class var address: String { "https://www.mozilla.org/" }

  override func act(in browser: BrowserViewController) {
    browser.open(Self.address)
  }
}

/// A page that is on its way for ten minutes.
final class LoadingPageCoordinator: PageCoordinator {
  override class var address: String { "https://slow.example/" }
}

/// A page whose address is edited.
final class PageEditingCoordinator: PageCoordinator {
  override func act(in browser: BrowserViewController) {
    super.act(in: browser)
    browser.type("example")
  }
}

/// A page that is longer than the screen.
final class LongPageCoordinator: PageCoordinator {
  override class var address: String { "http://localhost:6573/licenses.html" }
}

/// A page with links that other applications open, all of which are there.
class LinksPageCoordinator: PageCoordinator {
  override class var address: String { "https://links.example/" }

  override func prepare(_ source: MockBrowserSource) {
    super.prepare(source)
    UIApplication.shared.environment.openableSchemes.formUnion(["facetime", "other-app"])
  }
}

/// A page one of whose links was tapped; a subclass says which.
class TappedLinkCoordinator: LinksPageCoordinator {
  class var link: String { "" }

  override func act(in browser: BrowserViewController) {
    super.act(in: browser)
    browser.later { [weak self] _ in self?.web.pageView?.followLink(to: Self.link) }
  }
}

/// The question before Maps opens.
final class MapsLinkCoordinator: TappedLinkCoordinator {
  override class var link: String { "https://maps.apple.com/?q=Links" }
}

/// The question before the App Store opens.
final class AppStoreLinkCoordinator: TappedLinkCoordinator {
  override class var link: String { "https://itunes.apple.com/app/id1" }
}

/// A page with two images, the second of which is a link, and is pressed.
final class PressedImageCoordinator: PageCoordinator {
  override class var address: String { "https://images.example/" }

  override func act(in browser: BrowserViewController) {
    super.act(in: browser)
    browser.later { [weak self] _ in self?.web.pageView?.imageViews.last?.longPress() }
  }
}

/// A page with a field whose texts are remembered.
final class FormPageCoordinator: PageCoordinator {
  override class var address: String { "http://forms.example/" }
}

/// A page that is being shared, and that two other browsers could open as well as Safari.
final class PageWithOtherBrowsersCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    UIApplication.shared.environment.openableSchemes.formUnion(["firefox", "googlechromes"])
    browser.open("https://www.mozilla.org/")
    MainQueue.async { [unowned browser] in
      browser.sendButton.sendActions(for: .touchUpInside)
    }
  }
}
