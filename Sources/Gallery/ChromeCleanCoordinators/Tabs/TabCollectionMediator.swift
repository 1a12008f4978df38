import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Foundation

/// Keeps a grid or a strip up to date with the tabs of a window, and changes the tabs by commands.
@MainActor
final class TabCollectionMediator: Mediator {
  weak var consumer: (any TabCollectionConsumer)? {
    didSet { populate() }
  }

  /// The window's tabs; `nil` until they are set, and after ``disconnect()``.
  var webStateList: WebStateList? {
    didSet {
      oldValue?.observers.remove(self)
      webStateList?.observers.add(self)
      observe(webStateList?.activeWebState)
      populate()
    }
  }

  /// The tab whose loading is observed: the active one.
  private weak var observedWebState: WebState?

  func disconnect() {
    webStateList = nil
  }

  /// Observes the loading of one tab instead of another.
  private func observe(_ webState: WebState?) {
    observedWebState?.observers.remove(self)
    observedWebState = webState
    webState?.observers.add(self)
  }

  private func populate() {
    guard let webStateList, let consumer else { return }
    consumer.populateItems(webStateList.webStates.map(item), selectedIndex: webStateList.activeIndex)
  }

  private func item(for webState: WebState) -> TabCollectionItem {
    TabCollectionItem(title: webState.visibleURL?.absoluteString ?? "<New Tab>")
  }
}

extension TabCollectionMediator: WebStateListObserver {
  func webStateList(
    _ list: WebStateList, didInsert webState: WebState, at index: Int, isActivating: Bool
  ) {
    consumer?.insertItem(item(for: webState), at: index, selectedIndex: list.activeIndex)
  }

  func webStateList(_ list: WebStateList, didMove webState: WebState, from oldIndex: Int, to index: Int) {
    consumer?.moveItem(from: oldIndex, to: index, selectedIndex: list.activeIndex)
  }

  func webStateList(
    _ list: WebStateList, didReplace oldWebState: WebState, with webState: WebState, at index: Int
  ) {
    consumer?.replaceItem(at: index, with: item(for: webState))
  }

  func webStateList(_ list: WebStateList, didDetach webState: WebState, from index: Int) {
    consumer?.deleteItem(at: index, selectedIndex: list.activeIndex)
  }

  func webStateList(
    _ list: WebStateList, didActivate webState: WebState?, insteadOf oldWebState: WebState?, at index: Int?,
    because reason: ActivationReason
  ) {
    observe(webState)
    consumer?.setSelectedIndex(index)
  }
}

extension TabCollectionMediator: WebStateObserver {
  func webStateDidCommitNavigation(_ webState: WebState) {
    replaceItem(of: webState)
  }

  func webState(_ webState: WebState, didLoadPageSuccessfully isSuccess: Bool) {
    replaceItem(of: webState)
  }

  private func replaceItem(of webState: WebState) {
    guard let index = webStateList?.index(of: webState) else { return }
    consumer?.replaceItem(at: index, with: item(for: webState))
  }
}

extension TabCollectionMediator: TabCommands {
  func showTab(at index: Int) {
    webStateList?.activate(at: index)
  }

  func closeTab(at index: Int) {
    webStateList?.close(at: index, isUserAction: true)
  }

  func createNewTab() {
    webStateList?.insert(WebState(), [.activate])
  }

  func moveTab(from index: Int, to newIndex: Int) {
    webStateList?.move(from: index, to: newIndex)
  }
}

extension TabCollectionMediator: TabGridCommands {
  func showTabGridTab(at index: Int) { showTab(at: index) }
  func closeTabGridTab(at index: Int) { closeTab(at: index) }
  func createAndShowNewTabInTabGrid() { createNewTab() }
  func moveTabGridTab(from index: Int, to newIndex: Int) { moveTab(from: index, to: newIndex) }
}
