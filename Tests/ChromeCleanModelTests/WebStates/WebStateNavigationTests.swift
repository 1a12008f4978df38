import ChromeCleanModel
import Testing

@MainActor
@Suite struct WebStateNavigationTests {
  let tab = WebState(1)

  private var state: [Bool] { [tab.canGoBack, tab.canGoForward, tab.isLoading] }

  @Test func `A page is shown at once, and loads until it is said to be loaded`() {
    let log = TabLog(tab)
    tab.load(url(2))
    #expect(tab.visibleURL == url(2))
    #expect(state == [true, false, true])
    tab.advanceLoading(to: 0.42)
    #expect(tab.loadingProgress == 0.42)
    tab.finishLoading()
    #expect(state == [true, false, false])
    #expect(tab.loadingProgress == 1)
    tab.finishLoading()
    #expect(log.lines == ["start", "shows 2", "progress 0.42", "progress 1.0", "stop", "loaded"])
  }

  @Test func `Observers are notified of a page that cannot be loaded`() {
    tab.reload()
    let log = TabLog(tab)
    tab.finishLoading(isSuccess: false)
    #expect(log.lines == ["progress 1.0", "stop", "failed"])
  }

  @Test func `The user goes back and forward, and a new page forgets what came after`() {
    tab.load(url(2))
    tab.load(url(3))
    tab.goBack()
    #expect(tab.visibleURL == url(2))
    #expect(state == [true, true, true])
    tab.goBack()
    tab.goBack()
    #expect(tab.lastCommittedItemIndex == 0)
    #expect(!tab.canGoBack)
    tab.goForward()
    #expect(tab.visibleURL == url(2))
    tab.load(url(4))
    tab.goForward()
    #expect(tab.navigationItems.map(\.url) == [url(1), url(2), url(4)])
    #expect(tab.lastCommittedItemIndex == 2)
  }

  @Test func `A tab that shows nothing goes nowhere`() {
    let empty = WebState()
    let log = TabLog(empty)
    empty.goBack()
    empty.goForward()
    empty.reload()
    empty.stopLoading()
    #expect(log.lines == [])
    #expect([empty.canGoBack, empty.canGoForward] == [false, false])
  }

  @Test func `A load that is stopped is not reported as loaded`() {
    tab.load(url(2))
    let log = TabLog(tab)
    tab.stopLoading()
    tab.finishLoading()
    #expect(log.lines == ["stop"])
    #expect(!tab.isLoading)
  }

  @Test(arguments: zip([-1, 0.5, 7], [0, 0.5, 1]))
  func `Progress stays between 0 and 1`(progress: Double, shown: Double) {
    tab.advanceLoading(to: progress)
    #expect(tab.loadingProgress == shown)
  }
}
