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
    mediator.pageLibrary = browser?.browserState.pageLibrary
    mediator.pageSearch = browser?.pageSearch
    mediator.webStateList = browser?.webStateList
    keep(mediator)
    return webContents
  }
}

/// Tells of the active page and of what was found in it, and follows the links of the page.
final class WebContentsMediator: Mediator {
  weak var consumer: (any WebContentsConsumer)? { didSet { tellEverything() } }
  /// The tabs of the window.
  weak var webStateList: WebStateList? { didSet { activePage.list = webStateList } }
  /// What is marked in the page.
  weak var pageSearch: PageSearch? { didSet { pageSearchDidChange(from: oldValue) } }
  /// What the pages say.
  var pageLibrary: PageLibrary? { didSet { tellPage() } }
  private lazy var activePage = ActiveWebState { [weak self] in self?.tellPage() }

  func disconnect() {
    (consumer, webStateList, pageSearch, pageLibrary) = (nil, nil, nil, nil)
  }

  private func pageSearchDidChange(from former: PageSearch?) {
    former?.observers.remove(self)
    pageSearch?.observers.add(self)
    tellMarks()
  }

  private func tellEverything() {
    tellPage()
    tellMarks()
  }

  private func tellPage() {
    guard let pageLibrary, webStateList != nil else { return }
    let page = activePage.webState?.visibleURL.map { pageLibrary.page(at: $0) }
    consumer?.setPage(page.map(WebContentsPage.init(of:)))
  }

  private func tellMarks() {
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
    tellMarks()
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
