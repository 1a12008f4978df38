import FocusUI
import Foundation
import HeadlessUIKit

/// A page with a protected connection; subclasses have other addresses.
class PageCoordinator: BrowserCoordinator {
  class var address: String { "https://www.mozilla.org/" }

  override func act(in browser: BrowserViewController) {
    browser.open(Self.address)
  }
}

/// A page that loads for ten minutes.
final class LoadingPageCoordinator: PageCoordinator {
  override class var address: String { "https://slow.example/" }
}

/// A page whose address is being edited.
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

/// A page with links for other applications, all of which are installed.
class LinksPageCoordinator: PageCoordinator {
  override class var address: String { "https://links.example/" }

  override func prepare(_ source: MockBrowserSource) {
    super.prepare(source)
    UIApplication.shared.environment.openableSchemes.formUnion(["facetime", "other-app"])
  }
}

/// A page with a tapped link, which a subclass selects.
class TappedLinkCoordinator: LinksPageCoordinator {
  /// The address of the link to tap.
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

/// A page with two images and a long press on the second one, which is a link.
final class PressedImageCoordinator: PageCoordinator {
  override class var address: String { "https://images.example/" }

  override func act(in browser: BrowserViewController) {
    super.act(in: browser)
    browser.later { [weak self] _ in self?.web.pageView?.imageViews.last?.longPress() }
  }
}

/// A page with a field that remembers its texts.
final class FormPageCoordinator: PageCoordinator {
  override class var address: String { "http://forms.example/" }
}

/// A page with the share sheet, and two other browsers in addition to Safari.
final class PageWithOtherBrowsersCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    UIApplication.shared.environment.openableSchemes.formUnion(["firefox", "googlechromes"])
    browser.open("https://www.mozilla.org/")
    MainQueue.async { [unowned browser] in
      browser.sendButton.sendActions(for: .touchUpInside)
    }
  }
}
