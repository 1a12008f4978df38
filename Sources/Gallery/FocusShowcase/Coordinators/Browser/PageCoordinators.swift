import FocusUI

/// A page that came over a protected connection.
final class PageCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    browser.open("https://www.mozilla.org/")
  }
}

/// A page that is on its way for ten minutes.
final class LoadingPageCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    browser.open("https://slow.example/")
  }
}

/// A page whose address is edited.
final class PageEditingCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    browser.open("https://www.mozilla.org/")
    browser.type("example")
  }
}

/// A page that is longer than the screen.
final class LongPageCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    browser.open("http://localhost:6573/licenses.html")
  }
}

/// A page with links that other applications open.
final class LinksPageCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    browser.open("https://links.example/")
  }
}

/// A page with a field whose texts are remembered.
final class FormPageCoordinator: BrowserCoordinator {
  override func act(in browser: BrowserViewController) {
    browser.open("http://forms.example/")
  }
}
