import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Foundation
import HeadlessUIKit

/// Makes the toolbar, and shows the view controller of a child in the slot for the address.
package final class ToolbarCoordinator: ScreenCoordinator<ToolbarViewController> {
  override func makeScreen() -> ToolbarViewController {
    let toolbar = ToolbarViewController()
    let mediator = ToolbarMediator()
    toolbar.dispatcher = dispatcher
    dispatcher?.startDispatching(to: mediator, for: (any NavigationCommands).self)
    mediator.consumer = toolbar
    mediator.webStateList = browser?.webStateList
    mediator.broadcaster = browser?.broadcaster
    keep(mediator)
    return toolbar
  }

  package override func childCoordinatorDidStart(_ child: ChromeCoordinator) {
    screen?.locationBarViewController = child.viewController
  }

  package override func childCoordinatorWillStop(_ child: ChromeCoordinator) {
    screen?.locationBarViewController = nil
  }
}

/// Keeps a toolbar up to date with the active page and the number of tabs, and moves through the
/// page's history.
final class ToolbarMediator: Mediator {
  weak var consumer: (any ToolbarConsumer)? { didSet { showEverything() } }
  /// The tab that the toolbar shows: the active one, once there is a list.
  weak var webState: WebState? { didSet { webStateDidChange(from: oldValue) } }
  /// The tabs of the window.
  weak var webStateList: WebStateList? { didSet { webStateListDidChange(from: oldValue) } }
  /// The broadcaster of whether the strip of tabs is visible.
  weak var broadcaster: Broadcaster? { didSet { broadcasterDidChange(from: oldValue) } }
  /// `nil` until a value is broadcast.
  private var isTabStripVisible: Bool?

  func disconnect() {
    (consumer, webStateList, webState, broadcaster) = (nil, nil, nil, nil)
  }

  private func webStateDidChange(from former: WebState?) {
    guard webState !== former else { return }
    former?.observers.remove(self)
    webState?.observers.add(self)
    if webState != nil { showPage() } else if former != nil { showNoPage() }
  }

  private func webStateListDidChange(from former: WebStateList?) {
    guard webStateList !== former else { return }
    former?.observers.remove(self)
    webStateList?.observers.add(self)
    if let active = webStateList?.activeWebState { webState = active }
    showTabCount()
  }

  private func broadcasterDidChange(from former: Broadcaster?) {
    guard broadcaster !== former else { return }
    former?.removeObserver(self, for: .tabStripVisible)
    broadcaster?.addObserver(self, for: .tabStripVisible) { mediator, isVisible in
      mediator.isTabStripVisible = isVisible
      mediator.consumer?.setTabStripVisible(isVisible)
    }
  }
}

// MARK: Updating the consumer

extension ToolbarMediator {
  private func showEverything() {
    showPage()
    showTabCount()
    if let isTabStripVisible { consumer?.setTabStripVisible(isTabStripVisible) }
  }

  private func showTabCount() {
    if let webStateList { consumer?.setTabCount(webStateList.count) }
  }

  private func showPage() {
    guard let webState else { return }
    showNavigation()
    consumer?.setIsLoading(webState.isLoading)
    consumer?.setLoadingProgress(webState.loadingProgress)
  }

  private func showNavigation() {
    guard let webState else { return }
    consumer?.setCanGoForward(webState.canGoForward)
    consumer?.setCanGoBack(webState.canGoBack)
    consumer?.setCurrentPageText(
      webState.title.isEmpty ? webState.visibleURL?.absoluteString ?? "" : webState.title)
  }

  /// The last tab is closed.
  private func showNoPage() {
    consumer?.setCanGoForward(false)
    consumer?.setCanGoBack(false)
    consumer?.setCurrentPageText("")
    consumer?.setIsLoading(false)
    consumer?.setLoadingProgress(0)
  }
}

// MARK: Observing the model

extension ToolbarMediator: WebStateObserver {
  func webStateDidStartLoading(_ webState: WebState) {
    consumer?.setIsLoading(true)
    consumer?.setLoadingProgress(webState.loadingProgress)
  }

  func webStateDidStopLoading(_ webState: WebState) {
    consumer?.setIsLoading(false)
  }

  func webState(_ webState: WebState, didChangeLoadingProgress progress: Double) {
    consumer?.setLoadingProgress(progress)
  }

  func webState(_ webState: WebState, didLoadPageSuccessfully isSuccess: Bool) {
    showNavigation()
  }

  func webStateDidCommitNavigation(_ webState: WebState) {
    showNavigation()
    consumer?.setLoadingProgress(webState.loadingProgress)
  }

  func webStateDidChangeTitle(_ webState: WebState) {
    showNavigation()
  }
}

extension ToolbarMediator: WebStateListObserver {
  func webStateList(
    _ list: WebStateList, didInsert webState: WebState, at index: Int, isActivating: Bool
  ) {
    showTabCount()
  }

  func webStateList(_ list: WebStateList, didDetach webState: WebState, from index: Int) {
    showTabCount()
  }

  func webStateList(
    _ list: WebStateList, didActivate webState: WebState?, insteadOf oldWebState: WebState?, at index: Int?,
    because reason: ActivationReason
  ) {
    self.webState = webState
  }
}

extension ToolbarMediator: NavigationCommands {
  func goBack() {
    webState?.goBack()
  }

  func goForward() {
    webState?.goForward()
  }

  func reloadPage() {
    webState?.reload()
  }

  func stopLoadingPage() {
    webState?.stopLoading()
  }
}
