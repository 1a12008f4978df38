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

/// The bar with something that was found.
final class FoundInPageFeature: FindInPageFeature {
  override func start() {
    super.start()
    guard let url = browser.webStateList.activeWebState?.visibleURL else { return }
    browser.pageSearch.find("example", in: browserState.pageLibrary.page(at: url))
    browser.pageSearch.findNext()
  }
}
