import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Foundation
import HeadlessUIKit

/// Makes the view controller of the active page.
package final class WebContentsCoordinator: ScreenCoordinator<WebContentsViewController> {
  override func makeScreen() -> WebContentsViewController {
    let webContents = WebContentsViewController()
    let mediator = WebContentsMediator()
    webContents.dispatcher = dispatcher
    dispatcher?.startDispatching(to: mediator, for: (any WebContentsCommands).self)
    mediator.consumer = webContents
    connect(mediator)
    return webContents
  }
}

/// Shows the active page and what was found in it, and follows the page's links.
final class WebContentsMediator: PageMediator {
  weak var consumer: (any WebContentsConsumer)? { didSet { showEverything() } }
  /// The tabs of the window.
  weak var webStateList: WebStateList? { didSet { activePage.list = webStateList } }
  /// The search whose results are marked in the page.
  weak var pageSearch: PageSearch? { didSet { pageSearchDidChange(from: oldValue) } }
  /// The content of the pages.
  var pageLibrary: PageLibrary? { didSet { showPage() } }
  private lazy var activePage = ActiveWebState { [weak self] in self?.showPage() }

  func disconnect() {
    (consumer, webStateList, pageSearch, pageLibrary) = (nil, nil, nil, nil)
  }

  private func pageSearchDidChange(from former: PageSearch?) {
    former?.observers.remove(self)
    pageSearch?.observers.add(self)
    showMarks()
  }

  private func showEverything() {
    showPage()
    showMarks()
  }

  private func showPage() {
    // The properties are set one by one, so the tabs might not be set yet.
    guard let pageLibrary, webStateList != nil else { return }
    let page = activePage.webState?.visibleURL.map { pageLibrary.page(at: $0) }
    consumer?.setPage(page.map(WebContentsPage.init(of:)))
  }

  private func showMarks() {
    guard let pageSearch else { return }
    let marks = pageSearch.matches.enumerated().map { index, match in
      TextMark(
        paragraph: match.paragraph, range: match.range, isCurrent: index == pageSearch.currentIndex)
    }
    consumer?.setMarks(marks)
  }
}

extension WebContentsMediator: PageSearchObserver {
  func pageSearchDidChange(_ search: PageSearch) {
    showMarks()
  }
}

extension WebContentsMediator: WebContentsCommands {
  func followLink(to url: URL) {
    activePage.webState?.load(url)
  }
}

extension WebContentsPage {
  init(of page: Page) {
    self.init(
      title: page.title, paragraphs: page.paragraphs,
      links: page.links.map { Link(text: $0.text, url: $0.url) })
  }
}
