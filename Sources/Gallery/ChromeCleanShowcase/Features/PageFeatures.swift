import ChromeCleanCoordinators
import ChromeCleanModel
import Coordination

/// The bar that finds text, before anything is typed.
class FindInPageFeature: BarFeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator {
    FindInPageCoordinator()
  }

  override func openTabs(in list: WebStateList) {
    browserState.pageLibrary.addMockedPages()
    list.insert(WebState(at: "https://www.example.com/"), [.activate])
  }
}

/// The bar after a search that found something.
final class FoundInPageFeature: FindInPageFeature {
  override func start() {
    super.start()
    guard let url = browser.webStateList.activeWebState?.visibleURL else { return }
    browser.pageSearch.find("example", in: browserState.pageLibrary.page(at: url))
    browser.pageSearch.findNext()
  }
}

/// A page with links.
class WebContentsFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator {
    WebContentsCoordinator()
  }

  override func openTabs(in list: WebStateList) {
    browserState.pageLibrary.addMockedPages()
    list.insert(WebState(at: "https://www.example.com/"), [.activate])
  }
}

/// A page in which a text was found.
final class MarkedWebContentsFeature: WebContentsFeature {
  override func openTabs(in list: WebStateList) {
    super.openTabs(in: list)
    guard let url = list.activeWebState?.visibleURL else { return }
    browser.pageSearch.find("example", in: browserState.pageLibrary.page(at: url))
    browser.pageSearch.findNext()
  }
}

/// An address without a page.
final class UnknownWebContentsFeature: WebContentsFeature {
  override func openTabs(in list: WebStateList) {
    list.insert(WebState(at: "https://nowhere.example/"), [.activate])
  }
}

/// A tab that shows no page.
final class EmptyWebContentsFeature: WebContentsFeature {
  override func openTabs(in list: WebStateList) {
    list.insert(WebState(), [.activate])
  }
}
