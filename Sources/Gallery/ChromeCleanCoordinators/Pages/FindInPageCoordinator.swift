import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Makes the bar that finds text in the page; stopping it removes all marks.
package final class FindInPageCoordinator: ScreenCoordinator<FindInPageViewController> {
  override func makeScreen() -> FindInPageViewController {
    let findInPage = FindInPageViewController()
    let mediator = FindInPageMediator()
    findInPage.dispatcher = dispatcher
    dispatcher?.startDispatching(to: mediator, for: (any FindInPageSearchCommands).self)
    mediator.consumer = findInPage
    connect(mediator)
    return findInPage
  }
}

/// Searches the active page for what the user types, and shows how often it was found.
///
/// When another page is active, it is searched for the same text.
final class FindInPageMediator: PageMediator {
  weak var consumer: (any FindInPageConsumer)? { didSet { showResults() } }
  /// The tabs of the window.
  weak var webStateList: WebStateList? { didSet { activePage.list = webStateList } }
  /// Holds the results of the search.
  weak var pageSearch: PageSearch? { didSet { pageSearchDidChange(from: oldValue) } }
  /// The content of the pages.
  var pageLibrary: PageLibrary?
  private lazy var activePage = ActiveWebState { [weak self] in self?.pageDidChange() }
  /// The page that was searched last.
  private var searchedPage: Page?

  /// Also ends the search, which removes the marks from the page.
  func disconnect() {
    // The consumer goes first: the bar that disappears must not show the empty search.
    consumer = nil
    pageSearch?.find("", in: nil)
    (webStateList, pageSearch, pageLibrary) = (nil, nil, nil)
  }

  private var page: Page? {
    activePage.webState?.visibleURL.flatMap { pageLibrary?.page(at: $0) }
  }

  private func pageDidChange() {
    // Changes of the loading state and the title also arrive here, and must not restart the search.
    guard let pageSearch, page != searchedPage else { return }
    search(for: pageSearch.text)
  }

  private func search(for text: String) {
    searchedPage = page
    pageSearch?.find(text, in: searchedPage)
  }

  private func pageSearchDidChange(from former: PageSearch?) {
    former?.observers.remove(self)
    pageSearch?.observers.add(self)
    showResults()
  }

  private func showResults() {
    guard let pageSearch else { return }
    let number = pageSearch.currentIndex.map { $0 + 1 } ?? 0
    consumer?.setResults(
      FindInPageResults(text: pageSearch.text, count: pageSearch.matches.count, number: number))
  }
}

extension FindInPageMediator: PageSearchObserver {
  func pageSearchDidChange(_ search: PageSearch) {
    showResults()
  }
}

extension FindInPageMediator: FindInPageSearchCommands {
  func findInPage(_ text: String) {
    search(for: text)
  }

  func findNextInPage() {
    pageSearch?.findNext()
  }

  func findPreviousInPage() {
    pageSearch?.findPrevious()
  }
}
