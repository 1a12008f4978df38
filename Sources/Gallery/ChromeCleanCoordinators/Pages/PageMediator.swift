import ChromeCleanModel
import Coordination
import HeadlessUIKit

/// A mediator of the active page and of the search in it.
@MainActor
protocol PageMediator: Mediator {
  /// The content of the pages.
  var pageLibrary: PageLibrary? { get set }
  /// The search whose results are marked in the page.
  var pageSearch: PageSearch? { get set }
  /// The tabs of the window.
  var webStateList: WebStateList? { get set }
}

extension ScreenCoordinator {
  /// Hands the window's pages to a mediator, and keeps it until the coordinator stops.
  func connect(_ mediator: some PageMediator) {
    mediator.pageLibrary = browser?.browserState.pageLibrary
    mediator.pageSearch = browser?.pageSearch
    mediator.webStateList = browser?.webStateList
    keep(mediator)
  }
}
