import FocusUI
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
final class LinksPageCoordinator: PageCoordinator {
  override class var address: String { "https://links.example/" }

  override func prepare() {
    super.prepare()
    UIApplication.shared.environment.openableSchemes.formUnion(["facetime", "other-app"])
  }
}

/// A page with a field whose texts are remembered.
final class FormPageCoordinator: PageCoordinator {
  override class var address: String { "http://forms.example/" }
}
