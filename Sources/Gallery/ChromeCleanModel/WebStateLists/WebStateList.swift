import Coordination
import Foundation

/// The tabs of a window in their order: who is active, who opened whom, and who hears of changes.
///
/// The rules are those of iOS Chrome (`ios/chrome/browser/web_state_list`) from 2021 on; where Chrome's indices are -1 they are `nil` here. What a
/// programmer must not do is told by an exception, and leaves the list as it was.
@MainActor
package final class WebStateList {
  /// A tab with what the list knows of it.
  struct Entry {
    var webState: WebState
    var opener: WebStateOpener?
    var isPinned = false
  }

  var entries: [Entry] = []
  /// The place of the active tab; `nil` while none is.
  package internal(set) var activeIndex: Int?
  /// Whether several changes are being made that belong together.
  package internal(set) var isBatchInProgress: Bool = false
  /// Whether observers are being told of a change, so that there must not be another one.
  var isMutating = false
  weak var delegate: (any WebStateListDelegate)?

  /// Who hears of changes, in the order of adding.
  package let observers: ObserverList<any WebStateListObserver> = ObserverList()

  /// Makes a list without tabs.
  ///
  /// - Parameter delegate: Prepares tabs; not owned.
  package init(delegate: (any WebStateListDelegate)? = nil) {
    self.delegate = delegate
  }

  isolated deinit {
    closeAll()
  }

  /// How many tabs there are.
  package var count: Int { entries.count }
  /// Whether there is no tab.
  package var isEmpty: Bool { entries.isEmpty }

  /// All tabs, in order.
  package var webStates: [WebState] { entries.map(\.webState) }

  /// The active tab.
  package var activeWebState: WebState? { activeIndex.map { entries[$0].webState } }

  /// Whether there is a tab at a place.
  package func containsIndex(_ index: Int) -> Bool { entries.indices.contains(index) }

  /// The tab at a place, or `nil` outside of the list.
  package func webState(at index: Int) -> WebState? {
    containsIndex(index) ? entries[index].webState : nil
  }

  /// The place of a tab; `nil` for no tab and for one that is not in the list.
  package func index(of webState: WebState?) -> Int? {
    entries.firstIndex { $0.webState === webState }
  }

  /// The place of the first tab that shows an address.
  package func index(ofURL url: URL) -> Int? {
    entries.firstIndex { $0.webState.visibleURL == url }
  }
}
